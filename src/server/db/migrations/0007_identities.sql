CREATE TABLE "merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kept_id" uuid NOT NULL,
	"dropped_id" uuid NOT NULL,
	"subjects" jsonb NOT NULL,
	"bought_interactions" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mini_app_installs" (
	"fid" integer PRIMARY KEY NOT NULL,
	"is_added" boolean NOT NULL,
	"notify_url" text,
	"notify_token" text,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merges" ADD CONSTRAINT "merges_kept_id_players_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merges" ADD CONSTRAINT "merges_dropped_id_players_id_fk" FOREIGN KEY ("dropped_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "merges_kept" ON "merges" USING btree ("kept_id");