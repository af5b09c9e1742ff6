CREATE TABLE "market_cells" (
	"season_id" text NOT NULL,
	"cell" integer NOT NULL,
	"tick" integer NOT NULL,
	"opening" double precision NOT NULL,
	"net" integer NOT NULL,
	CONSTRAINT "market_cells_season_id_cell_pk" PRIMARY KEY("season_id","cell")
);
--> statement-breakpoint
CREATE TABLE "play_days" (
	"player_id" uuid NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "play_days_player_id_day_pk" PRIMARY KEY("player_id","day")
);
--> statement-breakpoint
CREATE TABLE "player_months" (
	"month" text NOT NULL,
	"player_id" uuid NOT NULL,
	"days" integer NOT NULL,
	"trades" integer NOT NULL,
	"traded_cents" bigint NOT NULL,
	"best_profit_cents" bigint NOT NULL,
	"best_symbol" text,
	"contributed_cents" bigint NOT NULL,
	"last_contribution_at" timestamp (3) with time zone,
	CONSTRAINT "player_months_month_player_id_pk" PRIMARY KEY("month","player_id")
);
--> statement-breakpoint
CREATE TABLE "pot_history" (
	"month" text PRIMARY KEY NOT NULL,
	"total_cents" bigint NOT NULL,
	"distributed_cents" bigint NOT NULL,
	"winners" integer NOT NULL,
	"eligible" integer NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pot_sources" (
	"month" text NOT NULL,
	"source" text NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "pot_sources_month_source_pk" PRIMARY KEY("month","source")
);
--> statement-breakpoint
CREATE TABLE "recaps" (
	"month" text NOT NULL,
	"player_id" uuid NOT NULL,
	"rank" integer NOT NULL,
	"gain_cents" bigint NOT NULL,
	"net_worth_cents" bigint NOT NULL,
	"pot_share_cents" bigint NOT NULL,
	CONSTRAINT "recaps_player_id_month_pk" PRIMARY KEY("player_id","month")
);
--> statement-breakpoint
CREATE TABLE "standings" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"money_cents" bigint NOT NULL,
	"goods_cents" bigint NOT NULL,
	"valued_tick" integer NOT NULL,
	"day" date NOT NULL,
	"day_base_cents" bigint NOT NULL,
	"month" text NOT NULL,
	"month_base_cents" bigint NOT NULL,
	"net_worth_cents" bigint GENERATED ALWAYS AS (money_cents + goods_cents) STORED NOT NULL,
	"day_gain_cents" bigint GENERATED ALWAYS AS (money_cents + goods_cents - day_base_cents) STORED NOT NULL,
	"month_gain_cents" bigint GENERATED ALWAYS AS (money_cents + goods_cents - month_base_cents) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tape" (
	"season_id" text NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"tick" integer NOT NULL,
	"body" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "tape_season_id_seq_pk" PRIMARY KEY("season_id","seq")
);
--> statement-breakpoint
CREATE TABLE "tape_heads" (
	"season_id" text PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL,
	"tick" integer NOT NULL,
	"number" integer NOT NULL,
	"bids" jsonb NOT NULL,
	"closed" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wire" (
	"season_id" text NOT NULL,
	"seq" integer NOT NULL,
	"borough" text NOT NULL,
	"symbol" text NOT NULL,
	"direction" text NOT NULL,
	"headline" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "wire_season_id_seq_pk" PRIMARY KEY("season_id","seq")
);
--> statement-breakpoint
ALTER TABLE "market_cells" ADD CONSTRAINT "market_cells_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_days" ADD CONSTRAINT "play_days_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_months" ADD CONSTRAINT "player_months_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recaps" ADD CONSTRAINT "recaps_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tape" ADD CONSTRAINT "tape_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tape_heads" ADD CONSTRAINT "tape_heads_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wire" ADD CONSTRAINT "wire_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "standings_all" ON "standings" USING btree ("net_worth_cents" DESC NULLS FIRST,"joined_at","player_id");--> statement-breakpoint
CREATE INDEX "standings_day" ON "standings" USING btree ("day","day_gain_cents" DESC NULLS FIRST,"joined_at","player_id");--> statement-breakpoint
CREATE INDEX "standings_month" ON "standings" USING btree ("month","month_gain_cents" DESC NULLS FIRST,"joined_at","player_id");--> statement-breakpoint
CREATE INDEX "standings_behind" ON "standings" USING btree ("valued_tick") WHERE "standings"."goods_cents" <> 0;--> statement-breakpoint
CREATE UNIQUE INDEX "tape_ticks" ON "tape" USING btree ("season_id","tick") WHERE "tape"."kind" = 'tick';--> statement-breakpoint
CREATE INDEX "players_name_in_any_case" ON "players" USING btree (lower("street_name"));--> statement-breakpoint
INSERT INTO "standings" ("player_id", "joined_at", "money_cents", "goods_cents", "valued_tick", "day", "day_base_cents", "month", "month_base_cents")
SELECT p."id", p."created_at", coalesce(sum(a."balance_cents"), 0), 0, 0, '1970-01-01', coalesce(sum(a."balance_cents"), 0), '1970-01', coalesce(sum(a."balance_cents"), 0)
FROM "players" p LEFT JOIN "accounts" a ON a."player_id" = p."id" GROUP BY p."id";
