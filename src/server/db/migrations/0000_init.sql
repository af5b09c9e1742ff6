CREATE TABLE "accounts" (
	"name" text PRIMARY KEY NOT NULL,
	"player_id" uuid,
	"balance_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"character" text NOT NULL,
	"last_seq" integer NOT NULL,
	"quick_replies" jsonb NOT NULL,
	"offered_choices" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_usage" (
	"player_id" uuid NOT NULL,
	"day" date NOT NULL,
	"interactions" integer NOT NULL,
	"voice_tokens" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "daily_usage_player_id_day_pk" PRIMARY KEY("player_id","day")
);
--> statement-breakpoint
CREATE TABLE "entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "heat" (
	"player_id" uuid NOT NULL,
	"borough" text NOT NULL,
	"heat" integer NOT NULL,
	"sold_cents" bigint NOT NULL,
	CONSTRAINT "heat_player_id_borough_pk" PRIMARY KEY("player_id","borough")
);
--> statement-breakpoint
CREATE TABLE "loans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"shark" text NOT NULL,
	"principal_cents" bigint NOT NULL,
	"daily_rate" double precision NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"accrued_cents" bigint NOT NULL,
	"repaid_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"kind" text DEFAULT 'loan' NOT NULL,
	"security" jsonb,
	"late_day_seen" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"conversation_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"role" text NOT NULL,
	"content" text NOT NULL,
	"turn_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"character" text NOT NULL,
	"conversation_id" uuid NOT NULL,
	"terms" jsonb NOT NULL,
	"status" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" uuid PRIMARY KEY NOT NULL,
	"street_name" text NOT NULL,
	"borough" text NOT NULL,
	"reputation" double precision NOT NULL,
	"xp" integer NOT NULL,
	"moves" integer NOT NULL,
	"moves_day" date NOT NULL,
	"moves_made" integer DEFAULT 0 NOT NULL,
	"streak" integer NOT NULL,
	"last_active_day" date,
	"bought_interactions" integer NOT NULL,
	"earned_cents" bigint NOT NULL,
	"stash_capacity" integer DEFAULT 100 NOT NULL,
	"beta_features" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"merged_into" uuid,
	CONSTRAINT "players_street_name_unique" UNIQUE("street_name")
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"entry_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	CONSTRAINT "postings_entry_id_account_pk" PRIMARY KEY("entry_id","account")
);
--> statement-breakpoint
CREATE TABLE "relations" (
	"player_id" uuid NOT NULL,
	"character" text NOT NULL,
	"relation" jsonb NOT NULL,
	CONSTRAINT "relations_player_id_character_pk" PRIMARY KEY("player_id","character")
);
--> statement-breakpoint
CREATE TABLE "reply_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"offer_id" uuid NOT NULL,
	"value" text NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" text PRIMARY KEY NOT NULL,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"revealed" boolean NOT NULL
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
CREATE TABLE "turns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"conversation_id" uuid NOT NULL,
	"idempotency_key" text NOT NULL,
	"body_hash" text NOT NULL,
	"decision" jsonb NOT NULL,
	"quick_replies" jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "linked_names" (
	"subject" text PRIMARY KEY NOT NULL,
	"name" text,
	"source" text,
	"looked_up_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "nonces" (
	"nonce" text PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"message" text NOT NULL,
	"step_up_session_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"about" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "pending_merges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kept_id" uuid NOT NULL,
	"dropped_id" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"wallet" text NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"step_up_ends_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "day_profits" (
	"player_id" uuid NOT NULL,
	"day" date NOT NULL,
	"symbol" text NOT NULL,
	"profit_cents" bigint NOT NULL,
	CONSTRAINT "day_profits_player_id_day_symbol_pk" PRIMARY KEY("player_id","day","symbol")
);
--> statement-breakpoint
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
CREATE TABLE "payment_orders" (
	"reference" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
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
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "daily_usage" ADD CONSTRAINT "daily_usage_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "heat" ADD CONSTRAINT "heat_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loans" ADD CONSTRAINT "loans_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_merged_into_players_id_fk" FOREIGN KEY ("merged_into") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_entry_id_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_account_accounts_name_fk" FOREIGN KEY ("account") REFERENCES "public"."accounts"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "relations" ADD CONSTRAINT "relations_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_tokens" ADD CONSTRAINT "reply_tokens_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reply_tokens" ADD CONSTRAINT "reply_tokens_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "public"."offers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stash" ADD CONSTRAINT "stash_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turns" ADD CONSTRAINT "turns_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merges" ADD CONSTRAINT "merges_kept_id_players_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merges" ADD CONSTRAINT "merges_dropped_id_players_id_fk" FOREIGN KEY ("dropped_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nonces" ADD CONSTRAINT "nonces_step_up_session_id_sessions_id_fk" FOREIGN KEY ("step_up_session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_merges" ADD CONSTRAINT "pending_merges_kept_id_players_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_merges" ADD CONSTRAINT "pending_merges_dropped_id_players_id_fk" FOREIGN KEY ("dropped_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_profits" ADD CONSTRAINT "day_profits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "encounters" ADD CONSTRAINT "encounters_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "encounters" ADD CONSTRAINT "encounters_loan_id_loans_id_fk" FOREIGN KEY ("loan_id") REFERENCES "public"."loans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favours" ADD CONSTRAINT "favours_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hearsay" ADD CONSTRAINT "hearsay_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missions" ADD CONSTRAINT "missions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulations" ADD CONSTRAINT "simulations_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "market_cells" ADD CONSTRAINT "market_cells_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_days" ADD CONSTRAINT "play_days_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_months" ADD CONSTRAINT "player_months_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recaps" ADD CONSTRAINT "recaps_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tape" ADD CONSTRAINT "tape_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tape_heads" ADD CONSTRAINT "tape_heads_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wire" ADD CONSTRAINT "wire_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answers_age" ON "answers" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_owner" ON "conversations" USING btree ("player_id","character");--> statement-breakpoint
CREATE UNIQUE INDEX "entries_cause" ON "entries" USING btree ("kind","cause");--> statement-breakpoint
CREATE UNIQUE INDEX "loans_one_open" ON "loans" USING btree ("player_id","shark") WHERE "loans"."status" <> 'paid';--> statement-breakpoint
CREATE UNIQUE INDEX "messages_order" ON "messages" USING btree ("conversation_id","seq");--> statement-breakpoint
CREATE INDEX "offers_open" ON "offers" USING btree ("player_id","character","status");--> statement-breakpoint
CREATE INDEX "players_name_in_any_case" ON "players" USING btree (lower("street_name"));--> statement-breakpoint
CREATE INDEX "postings_account" ON "postings" USING btree ("account");--> statement-breakpoint
CREATE UNIQUE INDEX "turns_key" ON "turns" USING btree ("idempotency_key","player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "turns_one_running" ON "turns" USING btree ("player_id") WHERE "turns"."state" = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "identities_subject" ON "identities" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "identities_player" ON "identities" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "merges_kept" ON "merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "nonces_expiry" ON "nonces" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "notices_player" ON "notices" USING btree ("player_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "pending_merges_kept" ON "pending_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pending_merges_dropped" ON "pending_merges" USING btree ("dropped_id");--> statement-breakpoint
CREATE INDEX "pending_merges_due" ON "pending_merges" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "sessions_player" ON "sessions" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "tokens_session" ON "tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "encounters_player" ON "encounters" USING btree ("player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "encounters_one_open" ON "encounters" USING btree ("player_id") WHERE "encounters"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "hearsay_on_its_way" ON "hearsay" USING btree ("player_id") WHERE "hearsay"."heard_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "missions_of_day" ON "missions" USING btree ("player_id","day","place");--> statement-breakpoint
CREATE INDEX "payment_orders_player" ON "payment_orders" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "payment_orders_at" ON "payment_orders" USING btree ("at");--> statement-breakpoint
CREATE INDEX "payments_player" ON "payments" USING btree ("player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "simulations_one_running" ON "simulations" USING btree ("player_id") WHERE "simulations"."state" = 'running';--> statement-breakpoint
CREATE INDEX "standings_all" ON "standings" USING btree ("net_worth_cents" DESC NULLS FIRST,"joined_at","player_id");--> statement-breakpoint
CREATE INDEX "standings_day" ON "standings" USING btree ("day","day_gain_cents" DESC NULLS FIRST,"joined_at","player_id");--> statement-breakpoint
CREATE INDEX "standings_month" ON "standings" USING btree ("month","month_gain_cents" DESC NULLS FIRST,"joined_at","player_id");--> statement-breakpoint
CREATE INDEX "standings_behind" ON "standings" USING btree ("valued_tick") WHERE "standings"."goods_cents" <> 0;--> statement-breakpoint
CREATE UNIQUE INDEX "tape_ticks" ON "tape" USING btree ("season_id","tick") WHERE "tape"."kind" = 'tick';