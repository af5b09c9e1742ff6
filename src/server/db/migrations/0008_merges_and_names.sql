CREATE TABLE "linked_names" (
	"subject" text PRIMARY KEY NOT NULL,
	"name" text,
	"source" text,
	"looked_up_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "merged_into" uuid;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_merged_into_players_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;