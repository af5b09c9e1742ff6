CREATE TABLE "simulations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"agent" text NOT NULL,
	"seed" text NOT NULL,
	"state" text NOT NULL,
	"total_steps" integer NOT NULL,
	"worths" jsonb NOT NULL,
	"reward" double precision NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"played_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "simulations" ADD CONSTRAINT "simulations_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "simulations_one_running" ON "simulations" USING btree ("player_id") WHERE "simulations"."state" = 'running';