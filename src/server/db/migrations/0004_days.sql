CREATE TABLE "day_profits" (
	"player_id" uuid NOT NULL,
	"day" date NOT NULL,
	"symbol" text NOT NULL,
	"profit_cents" bigint NOT NULL,
	CONSTRAINT "day_profits_player_id_day_symbol_pk" PRIMARY KEY("player_id","day","symbol")
);
--> statement-breakpoint
ALTER TABLE "day_profits" ADD CONSTRAINT "day_profits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;