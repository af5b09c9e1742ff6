CREATE TABLE "heat" (
	"player_id" uuid NOT NULL,
	"borough" text NOT NULL,
	"heat" integer NOT NULL,
	"sold_cents" bigint NOT NULL,
	CONSTRAINT "heat_player_id_borough_pk" PRIMARY KEY("player_id","borough")
);
--> statement-breakpoint
CREATE TABLE "stash" (
	"player_id" uuid NOT NULL,
	"symbol" text NOT NULL,
	"quantity" integer NOT NULL,
	"cost_cents" bigint NOT NULL,
	CONSTRAINT "stash_player_id_symbol_pk" PRIMARY KEY("player_id","symbol")
);
--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "stash_capacity" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "heat" ADD CONSTRAINT "heat_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stash" ADD CONSTRAINT "stash_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;