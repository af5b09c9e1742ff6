CREATE TABLE "encounters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"borough" text NOT NULL,
	"price_cents" bigint NOT NULL,
	"shark" text,
	"loan_id" uuid,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"choice" text,
	"outcome" jsonb
);
--> statement-breakpoint
CREATE TABLE "favours" (
	"player_id" uuid NOT NULL,
	"favour" text NOT NULL,
	"shark" text NOT NULL,
	"granted_at" timestamp (3) with time zone NOT NULL,
	"cooldown_ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favours_player_id_favour_pk" PRIMARY KEY("player_id","favour")
);
--> statement-breakpoint
CREATE TABLE "hearsay" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"hearer" text NOT NULL,
	"payee" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"arrives_at" timestamp (3) with time zone NOT NULL,
	"heard_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "missions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"day" date NOT NULL,
	"place" integer NOT NULL,
	"mission" jsonb NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"bought" text NOT NULL,
	"usdc" double precision NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "kind" text DEFAULT 'loan' NOT NULL;--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "security" jsonb;--> statement-breakpoint
ALTER TABLE "loans" ADD COLUMN "late_day_seen" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "players" ADD COLUMN "moves_made" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "encounters" ADD CONSTRAINT "encounters_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "encounters" ADD CONSTRAINT "encounters_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favours" ADD CONSTRAINT "favours_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hearsay" ADD CONSTRAINT "hearsay_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missions" ADD CONSTRAINT "missions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "encounters_player" ON "encounters" USING btree ("player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "encounters_one_open" ON "encounters" USING btree ("player_id") WHERE "encounters"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "hearsay_on_its_way" ON "hearsay" USING btree ("player_id") WHERE "hearsay"."heard_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "missions_of_day" ON "missions" USING btree ("player_id","day","place");--> statement-breakpoint
CREATE INDEX "payments_player" ON "payments" USING btree ("player_id");