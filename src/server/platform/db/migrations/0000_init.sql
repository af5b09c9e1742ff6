CREATE TABLE "accounts" (
	"name" text PRIMARY KEY NOT NULL,
	"player_id" uuid,
	"balance_cents" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "answers" (
	"key_hash" text PRIMARY KEY NOT NULL,
	"player_id" uuid,
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
	"told" jsonb NOT NULL,
	"talked_at" timestamp (3) with time zone,
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
	"heat" double precision NOT NULL,
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
	"late_day_seen" integer DEFAULT 0 NOT NULL,
	"interest_days" integer DEFAULT 0 NOT NULL,
	"is_opening" boolean DEFAULT false NOT NULL,
	"stake" double precision DEFAULT 0 NOT NULL,
	"is_begged" boolean DEFAULT false NOT NULL,
	"held_until" timestamp (3) with time zone,
	"errand" jsonb
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
	"name_key" text NOT NULL,
	"borough" text NOT NULL,
	"reputation" double precision NOT NULL,
	"reputation_day" date,
	"reputation_gained" double precision DEFAULT 0 NOT NULL,
	"closed_until" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"xp" integer NOT NULL,
	"moves" integer NOT NULL,
	"moves_day" date NOT NULL,
	"moves_made" integer DEFAULT 0 NOT NULL,
	"sold_in" integer,
	"sold_goods" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"is_trip_open" boolean DEFAULT false NOT NULL,
	"trips_today" integer DEFAULT 0 NOT NULL,
	"guide_paid" boolean DEFAULT false NOT NULL,
	"streak" integer NOT NULL,
	"last_active_day" date,
	"bought_interactions" integer NOT NULL,
	"earned_cents" bigint NOT NULL,
	"stash_capacity" integer DEFAULT 100 NOT NULL,
	"beta_features" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"play_day" date,
	"fronts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"night_day" date,
	"kicked_up_cents" bigint DEFAULT 0 NOT NULL,
	"merged_into" uuid,
	CONSTRAINT "players_street_name_unique" UNIQUE("street_name"),
	CONSTRAINT "players_name_key_unique" UNIQUE("name_key")
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"entry_id" uuid NOT NULL,
	"account" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
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
	"decision" jsonb NOT NULL,
	"quick_replies" jsonb NOT NULL,
	"state" text NOT NULL,
	"running_until" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "evidence" (
	"subject" text NOT NULL,
	"kind" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "evidence_subject_kind_about_pk" PRIMARY KEY("subject","kind","about")
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
	"keys" text[] NOT NULL,
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
	"binding_hash" text,
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
	"due_at" timestamp (3) with time zone NOT NULL,
	"asked_by" uuid NOT NULL
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
CREATE TABLE "address_tokens" (
	"address" text NOT NULL,
	"day" date NOT NULL,
	"tokens" integer NOT NULL,
	CONSTRAINT "address_tokens_address_day_pk" PRIMARY KEY("address","day")
);
--> statement-breakpoint
CREATE TABLE "sponsorships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"wallet" text NOT NULL,
	"entry_point" text NOT NULL,
	"nonce" text NOT NULL,
	"units" bigint NOT NULL,
	"day" date NOT NULL,
	"fee_wei" numeric(27, 0) NOT NULL,
	"state" text NOT NULL,
	"from_block" integer NOT NULL,
	"reserved_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone NOT NULL
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
	"chain" text NOT NULL,
	"usdc" double precision NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"made_at_block" bigint,
	"pay_until" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"payment" text,
	CONSTRAINT "payment_orders_payment_unique" UNIQUE("payment")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"reference" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"player_id" uuid NOT NULL,
	"bought" text NOT NULL,
	"usdc" double precision NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'final' NOT NULL,
	"block" bigint,
	"looked_at" timestamp (3) with time zone
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
CREATE TABLE "recollections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"character" text NOT NULL,
	"kind" text NOT NULL,
	"words" text NOT NULL,
	"due_at" timestamp (3) with time zone,
	"said_at" timestamp (3) with time zone NOT NULL,
	"known_from" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"hearsay_from" text,
	"origin" uuid,
	"quoted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "city_bids" (
	"season_id" text PRIMARY KEY NOT NULL,
	"tick" integer NOT NULL,
	"number" integer NOT NULL,
	"bids" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"player_id" uuid NOT NULL,
	"season_id" text NOT NULL,
	"seq" integer NOT NULL,
	"tick" integer NOT NULL,
	"body" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "events_player_id_season_id_seq_pk" PRIMARY KEY("player_id","season_id","seq")
);
--> statement-breakpoint
CREATE TABLE "house_totals" (
	"month" text NOT NULL,
	"account" text NOT NULL,
	"kind" text NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "house_totals_month_account_kind_pk" PRIMARY KEY("month","account","kind")
);
--> statement-breakpoint
CREATE TABLE "impacts" (
	"player_id" uuid NOT NULL,
	"season_id" text NOT NULL,
	"cell" integer NOT NULL,
	"tick" integer NOT NULL,
	"opening" double precision NOT NULL,
	"net" integer NOT NULL,
	CONSTRAINT "impacts_player_id_season_id_cell_pk" PRIMARY KEY("player_id","season_id","cell")
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
CREATE TABLE "rollups" (
	"name" text PRIMARY KEY NOT NULL,
	"up_to" "xid8" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"season_id" text NOT NULL,
	"player_id" uuid NOT NULL,
	"trader" text NOT NULL,
	"length" integer NOT NULL,
	"hash" text NOT NULL,
	"tick" integer NOT NULL,
	CONSTRAINT "runs_player_id_season_id_pk" PRIMARY KEY("player_id","season_id")
);
--> statement-breakpoint
CREATE TABLE "season_roots" (
	"season_id" text NOT NULL,
	"tick" integer NOT NULL,
	"root" text NOT NULL,
	"chain" text NOT NULL,
	CONSTRAINT "season_roots_season_id_tick_pk" PRIMARY KEY("season_id","tick")
);
--> statement-breakpoint
CREATE TABLE "standings" (
	"player_id" uuid PRIMARY KEY NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"money_cents" bigint NOT NULL,
	"goods_cents" bigint NOT NULL,
	"valued_tick" integer NOT NULL,
	"fronts_cents" bigint DEFAULT 0 NOT NULL,
	"day" date NOT NULL,
	"day_base_cents" bigint NOT NULL,
	"month" text NOT NULL,
	"month_base_cents" bigint NOT NULL,
	"net_worth_cents" bigint GENERATED ALWAYS AS (money_cents + goods_cents + fronts_cents) STORED NOT NULL,
	"day_gain_cents" bigint GENERATED ALWAYS AS (money_cents + goods_cents + fronts_cents - day_base_cents) STORED NOT NULL,
	"month_gain_cents" bigint GENERATED ALWAYS AS (money_cents + goods_cents + fronts_cents - month_base_cents) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wire" (
	"season_id" text NOT NULL,
	"seq" integer NOT NULL,
	"borough" text,
	"symbol" text,
	"direction" text,
	"player_id" uuid,
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
ALTER TABLE "sponsorships" ADD CONSTRAINT "sponsorships_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "day_profits" ADD CONSTRAINT "day_profits_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "encounters" ADD CONSTRAINT "encounters_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favours" ADD CONSTRAINT "favours_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hearsay" ADD CONSTRAINT "hearsay_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missions" ADD CONSTRAINT "missions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "simulations" ADD CONSTRAINT "simulations_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recollections" ADD CONSTRAINT "recollections_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_bids" ADD CONSTRAINT "city_bids_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impacts" ADD CONSTRAINT "impacts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "impacts" ADD CONSTRAINT "impacts_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_months" ADD CONSTRAINT "player_months_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recaps" ADD CONSTRAINT "recaps_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "season_roots" ADD CONSTRAINT "season_roots_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standings" ADD CONSTRAINT "standings_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wire" ADD CONSTRAINT "wire_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wire" ADD CONSTRAINT "wire_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_player" ON "accounts" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "answers_age" ON "answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "answers_player" ON "answers" USING btree ("player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_owner" ON "conversations" USING btree ("player_id","character");--> statement-breakpoint
CREATE UNIQUE INDEX "entries_cause" ON "entries" USING btree ("kind","cause");--> statement-breakpoint
CREATE UNIQUE INDEX "loans_one_open" ON "loans" USING btree ("player_id","shark","is_opening") WHERE "loans"."status" <> 'paid';--> statement-breakpoint
CREATE INDEX "loans_player" ON "loans" USING btree ("player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_order" ON "messages" USING btree ("conversation_id","seq");--> statement-breakpoint
CREATE INDEX "offers_open" ON "offers" USING btree ("player_id","character","status");--> statement-breakpoint
CREATE INDEX "players_name_in_any_case" ON "players" USING btree (lower("street_name"));--> statement-breakpoint
CREATE INDEX "postings_account" ON "postings" USING btree ("account");--> statement-breakpoint
CREATE INDEX "postings_house" ON "postings" USING btree ("transaction") WHERE "postings"."account" in ('fees', 'house', 'pot');--> statement-breakpoint
CREATE INDEX "turns_of_player" ON "turns" USING btree ("player_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "turns_one_running" ON "turns" USING btree ("player_id") WHERE "turns"."state" = 'running';--> statement-breakpoint
CREATE UNIQUE INDEX "identities_subject" ON "identities" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "identities_player" ON "identities" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "linked_names_keys" ON "linked_names" USING gin ("keys");--> statement-breakpoint
CREATE INDEX "merges_kept" ON "merges" USING btree ("kept_id");--> statement-breakpoint
CREATE INDEX "nonces_expiry" ON "nonces" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "notices_player" ON "notices" USING btree ("player_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "pending_merges_kept" ON "pending_merges" USING btree ("kept_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pending_merges_dropped" ON "pending_merges" USING btree ("dropped_id");--> statement-breakpoint
CREATE INDEX "pending_merges_due" ON "pending_merges" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "sessions_player" ON "sessions" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "tokens_session" ON "tokens" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sponsorships_one_open_player" ON "sponsorships" USING btree ("player_id") WHERE "sponsorships"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "sponsorships_one_open_wallet" ON "sponsorships" USING btree ("wallet") WHERE "sponsorships"."state" = 'open';--> statement-breakpoint
CREATE INDEX "sponsorships_wallet" ON "sponsorships" USING btree ("wallet");--> statement-breakpoint
CREATE INDEX "sponsorships_day" ON "sponsorships" USING btree ("day");--> statement-breakpoint
CREATE INDEX "encounters_player" ON "encounters" USING btree ("player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "encounters_one_open" ON "encounters" USING btree ("player_id") WHERE "encounters"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "hearsay_on_its_way" ON "hearsay" USING btree ("player_id") WHERE "hearsay"."heard_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "missions_of_day" ON "missions" USING btree ("player_id","day","place");--> statement-breakpoint
CREATE INDEX "payment_orders_player" ON "payment_orders" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "payment_orders_expiry" ON "payment_orders" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "payments_player" ON "payments" USING btree ("player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_id" ON "payments" USING btree ("id");--> statement-breakpoint
CREATE INDEX "payments_watched" ON "payments" USING btree ("block") WHERE "payments"."state" in ('watched', 'missing');--> statement-breakpoint
CREATE UNIQUE INDEX "simulations_one_running" ON "simulations" USING btree ("player_id") WHERE "simulations"."state" = 'running';--> statement-breakpoint
CREATE INDEX "recollections_player" ON "recollections" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "recollections_end" ON "recollections" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "events_ticks" ON "events" USING btree ("season_id","tick");--> statement-breakpoint
CREATE UNIQUE INDEX "runs_traders" ON "runs" USING btree ("season_id","trader");--> statement-breakpoint
CREATE INDEX "standings_all" ON "standings" USING btree ("net_worth_cents" DESC NULLS FIRST,"joined_at","player_id");--> statement-breakpoint
CREATE INDEX "standings_day" ON "standings" USING btree ("day","day_gain_cents" DESC NULLS FIRST,"joined_at","player_id");--> statement-breakpoint
CREATE INDEX "standings_month" ON "standings" USING btree ("month","month_gain_cents" DESC NULLS FIRST,"joined_at","player_id");--> statement-breakpoint
CREATE INDEX "standings_behind" ON "standings" USING btree ("valued_tick") WHERE "standings"."goods_cents" <> 0;--> statement-breakpoint
CREATE VIEW "house_books" AS
  SELECT "month", "account", "kind", "cents" FROM "house_totals"
  UNION ALL
  SELECT to_char(e."at" AT TIME ZONE 'UTC', 'YYYY-MM'), p."account", e."kind", p."amount_cents"
  FROM "postings" p JOIN "entries" e ON e."id" = p."entry_id"
  WHERE p."account" IN ('fees', 'house', 'pot')
    AND p."transaction" >= coalesce((SELECT "up_to" FROM "rollups" WHERE "name" = 'house'), '0');
--> statement-breakpoint
-- Whether evidence counts in the season that starts at `season_start`, judged at an instant. A Farcaster id and a wallet's
-- history must be older than the season; the other kinds count at once.
CREATE FUNCTION evidence_counts(e evidence, season_start timestamptz, judged timestamptz) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT ((e.kind IN ('world_id', 'payment') AND e.at <= judged) OR e.at < season_start)
    AND (e.ends_at IS NULL OR e.ends_at > judged)
$$;
--> statement-breakpoint
-- Whether a player has an identity with evidence that counts.
CREATE FUNCTION is_proven(who uuid, season_start timestamptz, judged timestamptz) RETURNS boolean
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN EXISTS (SELECT 1 FROM identities i JOIN evidence e ON e.subject = i.subject
    WHERE i.player_id = who AND evidence_counts(e, season_start, judged));
END $$;
--> statement-breakpoint
-- What turns with a shark depend on, apart from the rest of the sheet. `about` names the shark, and may name a turn and
-- the hash of a reply token.
CREATE FUNCTION load_talk(who uuid, about jsonb, on_day date) RETURNS json
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
BEGIN
  RETURN json_build_object(
    'shark', about ->> 'shark',
    'street_name', (SELECT p.street_name FROM players p WHERE p.id = who),
    'running', (SELECT t.id FROM turns t WHERE t.player_id = who AND t.state = 'running'),
    'turn', (SELECT json_build_object('id', t.id, 'state', t.state, 'decision', t.decision,
        'running_until', t.running_until, 'quick_replies', t.quick_replies, 'conversation_id', t.conversation_id,
        'reply', (SELECT json_build_object('id', m.id, 'created_at', m.created_at, 'is_last', m.seq = c.last_seq)
          FROM messages m WHERE m.conversation_id = c.id AND m.turn_id = t.id AND m.role = 'assistant'),
        'message', (SELECT m.content FROM messages m
          WHERE m.conversation_id = c.id AND m.turn_id = t.id AND m.role = 'user'),
        'decisions', (SELECT json_agg(d.decision ORDER BY d.created_at) FROM (SELECT o.decision, o.created_at
          FROM turns o WHERE o.player_id = who AND o.conversation_id = c.id ORDER BY o.created_at DESC LIMIT 5) d))
      FROM turns t JOIN conversations c ON c.id = t.conversation_id
      WHERE t.id = (about ->> 'turn')::uuid AND t.player_id = who),
    'conversation', (SELECT json_build_object('id', c.id, 'last_seq', c.last_seq, 'offered_choices', c.offered_choices)
      FROM conversations c WHERE c.player_id = who AND c.character = about ->> 'shark'),
    'wording', (SELECT json_strip_nulls(json_build_object(
        'recentLines', r.relation -> 'recentLines', 'saidOnce', r.relation -> 'saidOnce',
        'heardEvents', r.relation -> 'heardEvents', 'summary', r.relation -> 'summary'))
      FROM relations r WHERE r.player_id = who AND r.character = about ->> 'shark'),
    'open_offer', (SELECT json_build_object('id', o.id, 'terms', o.terms, 'expires_at', o.expires_at)
      FROM offers o WHERE o.player_id = who AND o.character = about ->> 'shark' AND o.status = 'open'
      ORDER BY o.created_at DESC, o.id DESC LIMIT 1),
    'last_loan_at', (SELECT max(l.taken_at) FROM loans l
      WHERE l.player_id = who AND l.shark = about ->> 'shark' AND l.kind = 'loan' AND NOT l.is_opening),
    'recollections', (SELECT coalesce(json_agg(json_build_object('id', r.id, 'shark', r.character, 'kind', r.kind,
        'words', r.words, 'dueAt', r.due_at, 'saidAt', r.said_at, 'knownFrom', r.known_from, 'endsAt', r.ends_at,
        'hearsayFrom', r.hearsay_from, 'origin', r.origin, 'quotedAt', r.quoted_at) ORDER BY r.said_at, r.id), '[]')
      FROM recollections r WHERE r.player_id = who),
    'choice', (SELECT json_build_object('terms', o.terms, 'kind', k.value)
      FROM reply_tokens k JOIN offers o ON o.id = k.offer_id
      WHERE k.hash = about ->> 'token' AND k.player_id = who AND k.used_at IS NULL AND o.character = about ->> 'shark'),
    'last_encounter', (SELECT json_build_object('id', e.id, 'borough', e.borough, 'outcome', e.outcome,
        'settled_at', e.settled_at)
      FROM encounters e WHERE e.player_id = who AND e.settled_at IS NOT NULL ORDER BY e.settled_at DESC LIMIT 1),
    'profits_yesterday', (SELECT coalesce(json_object_agg(d.symbol, d.profit_cents), '{}')
      FROM day_profits d WHERE d.player_id = who AND d.day = on_day - 1),
    'done_missions', (SELECT coalesce(json_agg(m.id ORDER BY m.place), '[]')
      FROM missions m WHERE m.player_id = who AND m.day = on_day AND m.done_at IS NOT NULL),
    'news', (SELECT json_build_object('id', 'wire:' || w.season_id || ':' || w.seq, 'symbol', w.symbol,
        'borough', w.borough, 'direction', w.direction, 'at', w.at)
      FROM wire w WHERE w.symbol IS NOT NULL ORDER BY w.season_id DESC, w.seq DESC LIMIT 1));
END $$;
--> statement-breakpoint
-- A player's whole sheet, with the answer that was stored under a key: one statement, no lock.
-- `payment_refs` are looked for among the payments, `wanted_name_key` among the players; the missions of the day are read
-- only `with_missions`; `named` is the id of the loan or the offer that the command names, which is read even if it is closed;
-- `talk` is what `load_talk` is about.
-- In PL/pgSQL, because a session keeps its plans: a function in SQL is planned again by each statement. A plan may be older
-- than the rows of its tables, so none may read a whole table.
CREATE FUNCTION load_sheet(who uuid, answer_key text, in_season text, in_month text, on_day date, payment_refs text[],
  wanted_name_key text, with_missions boolean, named uuid, talk jsonb) RETURNS json
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  named_offer json;
  todays_missions json;
  used_refs json := '[]';
  watched_refs json := '[]';
  holder uuid;
BEGIN
  IF named IS NOT NULL THEN
    named_offer := (SELECT json_build_object('id', o.id, 'character', o.character, 'conversation_id', o.conversation_id,
        'terms', o.terms, 'status', o.status, 'expires_at', o.expires_at,
        'last_loan_at', (SELECT max(l.taken_at) FROM loans l
          WHERE l.player_id = who AND l.shark = o.character AND l.kind = 'loan' AND NOT l.is_opening),
        'quick_replies', (SELECT c.quick_replies FROM conversations c WHERE c.id = o.conversation_id))
      FROM offers o WHERE o.id = named AND o.player_id = who);
  END IF;
  IF with_missions THEN
    todays_missions := json_build_object(
      'missions', (SELECT coalesce(json_agg(json_build_object(
          'id', m.id, 'mission', m.mission, 'is_done', m.done_at IS NOT NULL) ORDER BY m.place), '[]')
        FROM missions m WHERE m.player_id = who AND m.day = on_day),
      'has_paid', EXISTS (SELECT 1 FROM postings p JOIN entries e ON e.id = p.entry_id
        WHERE p.account = 'player:' || who || ':cash' AND e.kind = 'loan_repayment'
          AND e.at >= on_day::timestamp AT TIME ZONE 'UTC'),
      'talked_to', (SELECT coalesce(json_agg(DISTINCT c.character), '[]')
        FROM turns t JOIN conversations c ON c.id = t.conversation_id
        WHERE t.player_id = who AND t.created_at >= on_day::timestamp AT TIME ZONE 'UTC'));
  END IF;
  IF cardinality(payment_refs) > 0 THEN
    used_refs := (SELECT coalesce(json_agg(p.reference), '[]') FROM payments p WHERE p.reference = ANY (payment_refs));
    watched_refs := (SELECT coalesce(json_agg(json_build_object('id', p.id, 'bought', p.bought, 'usdc', p.usdc)), '[]')
      FROM payments p
      WHERE p.reference = ANY (payment_refs) AND p.player_id = who AND p.state IN ('watched', 'missing'));
  END IF;
  IF wanted_name_key IS NOT NULL THEN
    holder := (SELECT p.id FROM players p WHERE p.name_key = wanted_name_key);
  END IF;
  RETURN json_build_object(
    'player', (SELECT json_build_object(
        'version', p.version, 'street_name', p.street_name, 'borough', p.borough, 'reputation', p.reputation,
        'reputation_day', p.reputation_day, 'reputation_gained', p.reputation_gained, 'closed_until', p.closed_until, 'xp', p.xp,
        'stash_capacity', p.stash_capacity, 'earned_cents', p.earned_cents, 'play_day', p.play_day,
        'moves', p.moves, 'moves_day', p.moves_day, 'moves_made', p.moves_made, 'sold_in', p.sold_in,
        'sold_goods', p.sold_goods,
        'is_trip_open', p.is_trip_open, 'trips_today', p.trips_today, 'guide_paid', p.guide_paid,
        'fronts', p.fronts, 'night_day', p.night_day, 'kicked_up_cents', p.kicked_up_cents,
        'streak', p.streak, 'last_active_day', p.last_active_day, 'bought_interactions', p.bought_interactions,
        'is_proven', is_proven(who, (in_month || '-01')::timestamp AT TIME ZONE 'UTC',
          (on_day + 1)::timestamp AT TIME ZONE 'UTC'))
      FROM players p WHERE p.id = who AND p.merged_into IS NULL),
    'interactions', (SELECT u.interactions FROM daily_usage u WHERE u.player_id = who AND u.day = on_day),
    'encounter', (SELECT json_build_object(
        'id', e.id, 'kind', e.kind, 'borough', e.borough, 'price_cents', e.price_cents)
      FROM encounters e WHERE e.player_id = who AND e.settled_at IS NULL),
    'relations', (SELECT coalesce(json_object_agg(t.character,
        t.relation - '{recentLines,saidOnce,heardEvents,summary}'::text[]), '{}')
      FROM relations t WHERE t.player_id = who),
    'talks', (SELECT coalesce(json_object_agg(c.character,
        json_build_object('told', c.told, 'talked_at', c.talked_at)), '{}')
      FROM conversations c WHERE c.player_id = who),
    'words', (SELECT coalesce(json_agg(json_build_object('id', w.id, 'hearer', w.hearer, 'payee', w.payee,
        'amount_cents', w.amount_cents, 'arrives_at', w.arrives_at) ORDER BY w.arrives_at, w.id), '[]')
      FROM hearsay w WHERE w.player_id = who AND w.heard_at IS NULL),
    'favours', (SELECT coalesce(json_object_agg(f.favour, f.cooldown_ends_at), '{}') FROM favours f WHERE f.player_id = who),
    'offer', named_offer,
    'mission_day', todays_missions,
    'used_payments', used_refs,
    'watched_payments', watched_refs,
    'name_holder', holder,
    'accounts', (SELECT coalesce(json_object_agg(a.name, a.balance_cents), '{}') FROM accounts a WHERE a.player_id = who),
    'stash', (SELECT coalesce(json_agg(json_build_object('symbol', s.symbol, 'quantity', s.quantity, 'cost_cents', s.cost_cents)
        ORDER BY s.symbol), '[]')
      FROM stash s WHERE s.player_id = who AND s.quantity > 0),
    'heat', (SELECT coalesce(json_agg(json_build_object('borough', h.borough, 'heat', h.heat)), '[]')
      FROM heat h WHERE h.player_id = who),
    'impacts', (SELECT coalesce(json_agg(json_build_object('cell', i.cell, 'tick', i.tick, 'opening', i.opening, 'net', i.net)), '[]')
      FROM impacts i WHERE i.player_id = who AND i.season_id = in_season),
    'loans', (SELECT coalesce(json_agg(json_build_object(
        'id', l.id, 'shark', l.shark, 'principal_cents', l.principal_cents, 'daily_rate', l.daily_rate,
        'taken_at', l.taken_at, 'due_at', l.due_at, 'accrued_cents', l.accrued_cents, 'repaid_cents', l.repaid_cents,
        'status', l.status, 'kind', l.kind, 'security', l.security, 'late_day_seen', l.late_day_seen,
        'interest_days', l.interest_days, 'is_opening', l.is_opening, 'stake', l.stake, 'is_begged', l.is_begged,
        'held_until', l.held_until, 'errand', l.errand)
        ORDER BY l.taken_at, l.id), '[]')
      FROM loans l WHERE l.player_id = who AND (l.status <> 'paid' OR l.id = named)),
    'day_profits', (SELECT coalesce(json_object_agg(d.symbol, d.profit_cents), '{}')
      FROM day_profits d WHERE d.player_id = who AND d.day = on_day),
    'month', (SELECT json_build_object(
        'days', m.days, 'trades', m.trades, 'traded_cents', m.traded_cents, 'best_profit_cents', m.best_profit_cents,
        'best_symbol', m.best_symbol, 'contributed_cents', m.contributed_cents,
        'last_contribution_at', m.last_contribution_at)
      FROM player_months m WHERE m.player_id = who AND m.month = in_month),
    'run', (SELECT json_build_object('length', r.length, 'hash', r.hash, 'tick', r.tick)
      FROM runs r WHERE r.player_id = who AND r.season_id = in_season),
    'answer', (SELECT json_build_object('key_hash', a.key_hash, 'body_hash', a.body_hash, 'sealed', a.sealed)
      FROM answers a WHERE a.key_hash = answer_key),
    'talk', CASE WHEN talk IS NOT NULL THEN load_talk(who, talk, on_day) END,
    'has_former_ids', EXISTS (SELECT 1 FROM merges WHERE kept_id = who));
END $$;
--> statement-breakpoint
-- Stores the decisions of one player or of many: all of a player's, or nothing where their version has moved, their
-- season has ended, or the root of the tick has been published. Returns the ids of those that were stored.
-- Rows are updated in loops, in the order of ids: jsonb_to_recordset is planned as 100 rows, and a join with it would
-- scan whole tables; and two batches in one order do not deadlock.
CREATE FUNCTION store_writes(writes jsonb) RETURNS uuid[] LANGUAGE plpgsql VOLATILE SET enable_seqscan = off SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  stored uuid[] := '{}';
  w record;
  talk record;
BEGIN
  FOR w IN
    SELECT * FROM jsonb_to_recordset(writes -> 'players') AS r(
      player_id uuid, version int, season_id text, tick int, xp int, stash_capacity int, earned_cents bigint,
      bought_interactions int, play_day date, reputation_day date, reputation_gained float8, closed_until jsonb, fronts jsonb, night_day date, kicked_up_cents bigint,
      borough text, reputation float8, moves int, moves_day date, moves_made int, sold_in int, sold_goods jsonb,
      is_trip_open boolean, trips_today int, guide_paid boolean, streak int,
      last_active_day date)
    ORDER BY player_id
  LOOP
    UPDATE players p SET version = p.version + 1, xp = w.xp, stash_capacity = w.stash_capacity,
      earned_cents = w.earned_cents, bought_interactions = w.bought_interactions, play_day = w.play_day,
      fronts = w.fronts, night_day = w.night_day, kicked_up_cents = w.kicked_up_cents,
      borough = w.borough, reputation = w.reputation,
      reputation_day = w.reputation_day, reputation_gained = w.reputation_gained, closed_until = w.closed_until,
      moves = w.moves, moves_day = w.moves_day, moves_made = w.moves_made, sold_in = w.sold_in,
      sold_goods = w.sold_goods,
      is_trip_open = w.is_trip_open, trips_today = w.trips_today, guide_paid = w.guide_paid, streak = w.streak,
      last_active_day = w.last_active_day
    WHERE p.id = w.player_id AND p.version = w.version AND p.merged_into IS NULL
      AND NOT EXISTS (SELECT 1 FROM seasons s WHERE s.id = w.season_id AND s.revealed)
      AND NOT EXISTS (SELECT 1 FROM season_roots t WHERE t.season_id = w.season_id AND t.tick >= w.tick);
    IF FOUND THEN stored := stored || w.player_id; END IF;
  END LOOP;
  IF jsonb_array_length(writes -> 'joined') > 0 THEN
    -- Nothing of a player whose name is taken is stored, or whose first record is of a tick with a published root.
    WITH joined AS (
      INSERT INTO players SELECT r.* FROM jsonb_populate_recordset(NULL::players, writes -> 'joined') r
      JOIN jsonb_to_recordset(writes -> 'joined') AS s(id uuid, season_id text, tick int) ON s.id = r.id
      WHERE NOT EXISTS (SELECT 1 FROM season_roots t WHERE t.season_id = s.season_id AND t.tick >= s.tick)
      ON CONFLICT DO NOTHING RETURNING id
    ) SELECT stored || coalesce(array_agg(id), '{}') INTO stored FROM joined;
    INSERT INTO standings (player_id, joined_at, money_cents, goods_cents, valued_tick, day, day_base_cents, month,
        month_base_cents)
      SELECT id, created_at, worth_cents, 0, 0, (created_at AT TIME ZONE 'UTC')::date, worth_cents,
        to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM'), worth_cents
      FROM jsonb_to_recordset(writes -> 'joined') AS r(id uuid, created_at timestamptz, worth_cents bigint)
      WHERE id = ANY (stored);
  END IF;
  IF stored = '{}' THEN RETURN stored; END IF;
  IF jsonb_array_length(writes -> 'names') > 0 THEN
    FOR w IN
      SELECT * FROM jsonb_to_recordset(writes -> 'names') AS r(player_id uuid, name text, key text)
      WHERE player_id = ANY (stored) ORDER BY player_id
    LOOP
      UPDATE players p SET street_name = w.name, name_key = w.key WHERE p.id = w.player_id;
    END LOOP;
  END IF;
  INSERT INTO answers (key_hash, player_id, body_hash, status, sealed, created_at)
    SELECT key_hash, player_id, body_hash, 200, sealed, created_at FROM jsonb_to_recordset(writes -> 'answers') AS r(
      player_id uuid, key_hash text, body_hash text, sealed text, created_at timestamptz)
    WHERE player_id = ANY (stored);
  INSERT INTO events (player_id, season_id, seq, tick, body, hash)
    SELECT player_id, season_id, seq, tick, body, hash FROM jsonb_to_recordset(writes -> 'events') AS r(
      player_id uuid, season_id text, seq int, tick int, body text, hash text)
    WHERE player_id = ANY (stored);
  INSERT INTO runs (player_id, season_id, trader, length, hash, tick)
    SELECT player_id, season_id, trader, length, hash, tick FROM jsonb_to_recordset(writes -> 'runs') AS r(
      player_id uuid, season_id text, trader text, length int, hash text, tick int)
    WHERE player_id = ANY (stored)
    ON CONFLICT (player_id, season_id) DO UPDATE SET length = excluded.length, hash = excluded.hash, tick = excluded.tick;
  INSERT INTO entries (id, kind, cause, at)
    SELECT id, kind, cause, at FROM jsonb_to_recordset(writes -> 'entries') AS r(
      player_id uuid, id uuid, kind text, cause text, at timestamptz)
    WHERE player_id = ANY (stored);
  INSERT INTO postings (entry_id, account, amount_cents)
    SELECT entry_id, account, amount_cents FROM jsonb_to_recordset(writes -> 'postings') AS r(
      player_id uuid, entry_id uuid, account text, amount_cents bigint)
    WHERE player_id = ANY (stored);
  INSERT INTO accounts (name, player_id, balance_cents)
    SELECT name, player_id, balance_cents FROM jsonb_to_recordset(writes -> 'accounts') AS r(
      player_id uuid, name text, balance_cents bigint)
    WHERE player_id = ANY (stored)
    ON CONFLICT (name) DO UPDATE SET balance_cents = excluded.balance_cents;
  INSERT INTO stash (player_id, symbol, quantity, cost_cents)
    SELECT player_id, symbol, quantity, cost_cents FROM jsonb_to_recordset(writes -> 'stash') AS r(
      player_id uuid, symbol text, quantity int, cost_cents bigint)
    WHERE player_id = ANY (stored)
    ON CONFLICT (player_id, symbol) DO UPDATE SET quantity = excluded.quantity, cost_cents = excluded.cost_cents;
  INSERT INTO impacts (player_id, season_id, cell, tick, opening, net)
    SELECT player_id, season_id, cell, tick, opening, net FROM jsonb_to_recordset(writes -> 'impacts') AS r(
      player_id uuid, season_id text, cell int, tick int, opening float8, net int)
    WHERE player_id = ANY (stored)
    ON CONFLICT (player_id, season_id, cell) DO UPDATE
      SET tick = excluded.tick, opening = excluded.opening, net = excluded.net;
  IF jsonb_array_length(writes -> 'heat') > 0 THEN
    INSERT INTO heat (player_id, borough, heat)
      SELECT player_id, borough, heat FROM jsonb_to_recordset(writes -> 'heat') AS r(
        player_id uuid, borough text, heat float8)
      WHERE player_id = ANY (stored)
      ON CONFLICT (player_id, borough) DO UPDATE SET heat = excluded.heat;
  END IF;
  IF jsonb_array_length(writes -> 'day_profits') > 0 THEN
    INSERT INTO day_profits (player_id, day, symbol, profit_cents)
      SELECT player_id, day, symbol, profit_cents FROM jsonb_to_recordset(writes -> 'day_profits') AS r(
        player_id uuid, day date, symbol text, profit_cents bigint)
      WHERE player_id = ANY (stored)
      ON CONFLICT (player_id, day, symbol) DO UPDATE SET profit_cents = excluded.profit_cents;
  END IF;
  IF jsonb_array_length(writes -> 'loans') > 0 THEN
    FOR w IN
      SELECT * FROM jsonb_to_recordset(writes -> 'loans') AS r(
        player_id uuid, id uuid, accrued_cents bigint, repaid_cents bigint, status text, due_at timestamptz,
        security jsonb, late_day_seen int, interest_days int, is_begged boolean, held_until timestamptz, errand jsonb)
      WHERE player_id = ANY (stored)
    LOOP
      UPDATE loans l SET accrued_cents = w.accrued_cents, repaid_cents = w.repaid_cents, status = w.status,
        due_at = w.due_at, security = w.security, late_day_seen = w.late_day_seen,
        interest_days = w.interest_days, is_begged = w.is_begged, held_until = w.held_until, errand = w.errand
      WHERE l.id = w.id;
    END LOOP;
  END IF;
  IF jsonb_array_length(writes -> 'new_loans') > 0 THEN
    INSERT INTO loans (id, player_id, shark, principal_cents, daily_rate, taken_at, due_at, accrued_cents, repaid_cents,
        status, kind, security, late_day_seen, interest_days, is_opening, stake, is_begged, held_until, errand)
      SELECT id, player_id, shark, principal_cents, daily_rate, taken_at, due_at, accrued_cents, repaid_cents, status,
        kind, security, late_day_seen, interest_days, is_opening, stake, is_begged, held_until, errand
      FROM jsonb_to_recordset(writes -> 'new_loans') AS r(
        player_id uuid, id uuid, shark text, principal_cents bigint, daily_rate float8, taken_at timestamptz,
        due_at timestamptz, accrued_cents bigint, repaid_cents bigint, status text, kind text, security jsonb,
        late_day_seen int, interest_days int, is_opening boolean, stake float8, is_begged boolean,
        held_until timestamptz, errand jsonb)
      WHERE player_id = ANY (stored);
  END IF;
  IF jsonb_array_length(writes -> 'relations') > 0 THEN
    FOR w IN
      SELECT * FROM jsonb_to_recordset(writes -> 'relations') AS r(player_id uuid, character text, relation jsonb)
      WHERE player_id = ANY (stored)
    LOOP
      -- The parts about wording are not in the sheet, and keep their value. Anger that is over is absent.
      UPDATE relations t SET relation = (t.relation - 'angeredAt') || w.relation
      WHERE t.player_id = w.player_id AND t.character = w.character;
      IF NOT FOUND THEN
        INSERT INTO relations (player_id, character, relation)
        VALUES (w.player_id, w.character, '{"recentLines": [], "saidOnce": []}'::jsonb || w.relation);
      END IF;
    END LOOP;
  END IF;
  IF jsonb_array_length(writes -> 'new_words') > 0 THEN
    INSERT INTO hearsay (id, player_id, hearer, payee, amount_cents, arrives_at)
      SELECT id, player_id, hearer, payee, amount_cents, arrives_at
      FROM jsonb_to_recordset(writes -> 'new_words') AS r(
        player_id uuid, id uuid, hearer text, payee text, amount_cents bigint, arrives_at timestamptz)
      WHERE player_id = ANY (stored);
  END IF;
  IF jsonb_array_length(writes -> 'heard_words') > 0 THEN
    FOR w IN
      SELECT * FROM jsonb_to_recordset(writes -> 'heard_words') AS r(player_id uuid, id uuid, heard_at timestamptz)
      WHERE player_id = ANY (stored)
    LOOP
      UPDATE hearsay h SET heard_at = w.heard_at WHERE h.id = w.id;
    END LOOP;
  END IF;
  IF jsonb_array_length(writes -> 'tellings') > 0 THEN
    FOR w IN
      SELECT * FROM jsonb_to_recordset(writes -> 'tellings') AS r(
        player_id uuid, character text, conversation_id uuid, message_id uuid, role text, content text,
        told jsonb, at timestamptz)
      WHERE player_id = ANY (stored)
    LOOP
      INSERT INTO conversations AS c (id, player_id, character, last_seq, quick_replies, offered_choices, told, created_at)
        VALUES (w.conversation_id, w.player_id, w.character, 1, '[]', '[]', w.told, w.at)
        ON CONFLICT (player_id, character) DO UPDATE SET last_seq = c.last_seq + 1, told = excluded.told
        RETURNING c.id, c.last_seq INTO talk;
      INSERT INTO messages (id, conversation_id, seq, role, content, created_at)
        VALUES (w.message_id, talk.id, talk.last_seq, w.role, w.content, w.at);
    END LOOP;
  END IF;
  IF jsonb_array_length(writes -> 'news') > 0 THEN
    -- A tick has few places for news about players. Who comes later is not news.
    INSERT INTO wire (season_id, seq, player_id, headline, at)
      SELECT season_id, seq, player_id, headline, at FROM jsonb_to_recordset(writes -> 'news') AS r(
        player_id uuid, season_id text, seq int, headline text, at timestamptz)
      WHERE player_id = ANY (stored)
      ON CONFLICT DO NOTHING;
  END IF;
  IF jsonb_array_length(writes -> 'choices') > 0 THEN
    FOR w IN
      SELECT * FROM jsonb_to_recordset(writes -> 'choices') AS r(
        player_id uuid, offer_id uuid, status text, outcome text, token_hash text, conversation_id uuid,
        message_id uuid, content text, at timestamptz)
      WHERE player_id = ANY (stored)
    LOOP
      UPDATE offers o SET status = w.status WHERE o.id = w.offer_id;
      UPDATE conversations c SET last_seq = c.last_seq + 1, quick_replies = '[]' WHERE c.id = w.conversation_id
        RETURNING c.id, c.last_seq INTO talk;
      INSERT INTO messages (id, conversation_id, seq, role, content, created_at)
        VALUES (w.message_id, talk.id, talk.last_seq, 'system', w.content, w.at);
      INSERT INTO reply_tokens (hash, player_id, offer_id, value)
        VALUES (w.token_hash, w.player_id, w.offer_id, w.outcome);
    END LOOP;
  END IF;
  IF jsonb_array_length(writes -> 'usage') > 0 THEN
    INSERT INTO daily_usage (player_id, day, interactions)
      SELECT player_id, day, interactions
      FROM jsonb_to_recordset(writes -> 'usage') AS r(player_id uuid, day date, interactions int)
      WHERE player_id = ANY (stored)
      ON CONFLICT (player_id, day) DO UPDATE SET interactions = excluded.interactions;
  END IF;
  IF jsonb_array_length(writes -> 'opened_turns') > 0 THEN
    FOR w IN
      SELECT * FROM jsonb_to_recordset(writes -> 'opened_turns') AS r(
        player_id uuid, id uuid, character text, conversation_id uuid, message_id uuid, content text, decision jsonb,
        quick_replies jsonb, offered_choices jsonb, offer jsonb, token_hash text, relation jsonb, quoted uuid,
        forgotten jsonb, recalled jsonb, running_until timestamptz, at timestamptz)
      WHERE player_id = ANY (stored)
    LOOP
      INSERT INTO conversations AS c (id, player_id, character, last_seq, quick_replies, offered_choices, told,
          talked_at, created_at)
        VALUES (w.conversation_id, w.player_id, w.character, CASE WHEN w.content IS NULL THEN 0 ELSE 1 END, '[]',
          w.offered_choices, '[]', CASE WHEN w.content IS NULL THEN NULL ELSE w.at END, w.at)
        ON CONFLICT (player_id, character) DO UPDATE SET offered_choices = excluded.offered_choices,
          last_seq = c.last_seq + excluded.last_seq, talked_at = coalesce(excluded.talked_at, c.talked_at)
        RETURNING c.id, c.last_seq INTO talk;
      IF w.content IS NOT NULL THEN
        INSERT INTO messages (id, conversation_id, seq, role, content, turn_id, created_at)
          VALUES (w.message_id, talk.id, talk.last_seq, 'user', w.content, w.id, w.at);
      END IF;
      UPDATE offers o SET status = 'lapsed'
        WHERE o.player_id = w.player_id AND o.character = w.character AND o.status = 'open';
      IF jsonb_typeof(w.offer) = 'object' THEN
        INSERT INTO offers (id, player_id, character, conversation_id, terms, status, expires_at, created_at)
          VALUES ((w.offer ->> 'id')::uuid, w.player_id, w.character, talk.id, w.offer -> 'terms', 'open',
            (w.offer ->> 'expires_at')::timestamptz, w.at);
      END IF;
      UPDATE reply_tokens k SET used_at = w.at WHERE k.hash = w.token_hash;
      INSERT INTO relations (player_id, character, relation) VALUES (w.player_id, w.character, w.relation)
        ON CONFLICT (player_id, character) DO UPDATE SET relation = excluded.relation ||
          -- The model may have written another summary since the sheet was loaded.
          CASE WHEN relations.relation ? 'summary'
            THEN jsonb_build_object('summary', relations.relation -> 'summary') ELSE '{}' END;
      UPDATE recollections r SET quoted_at = w.at WHERE r.id = w.quoted;
      DELETE FROM recollections r WHERE r.player_id = w.player_id
        AND (w.forgotten ? r.id::text OR w.forgotten ? r.origin::text);
      INSERT INTO recollections (id, player_id, character, kind, words, due_at, said_at, known_from, ends_at,
          hearsay_from, origin, quoted_at)
        SELECT id, w.player_id, shark, kind, words, "dueAt", "saidAt", "knownFrom", "endsAt", "hearsayFrom", origin,
          "quotedAt"
        FROM jsonb_to_recordset(w.recalled) AS n(id uuid, shark text, kind text, words text, "dueAt" timestamptz,
          "saidAt" timestamptz, "knownFrom" timestamptz, "endsAt" timestamptz, "hearsayFrom" text, origin uuid,
          "quotedAt" timestamptz);
      INSERT INTO turns (id, player_id, conversation_id, decision, quick_replies, state, running_until, created_at)
        VALUES (w.id, w.player_id, talk.id, w.decision, w.quick_replies, 'running', w.running_until, w.at);
    END LOOP;
  END IF;
  IF jsonb_array_length(writes -> 'forgotten_words') > 0 THEN
    FOR w IN
      SELECT * FROM jsonb_to_recordset(writes -> 'forgotten_words') AS r(player_id uuid, id uuid)
      WHERE player_id = ANY (stored)
    LOOP
      DELETE FROM recollections r WHERE r.id = w.id;
    END LOOP;
  END IF;
  IF jsonb_array_length(writes -> 'reopened_turns') > 0 THEN
    FOR w IN
      SELECT * FROM jsonb_to_recordset(writes -> 'reopened_turns') AS r(
        player_id uuid, id uuid, decision jsonb, running_until timestamptz)
      WHERE player_id = ANY (stored)
    LOOP
      UPDATE turns t SET state = 'running', decision = w.decision, running_until = w.running_until WHERE t.id = w.id;
    END LOOP;
  END IF;
  IF jsonb_array_length(writes -> 'closed_turns') > 0 THEN
    FOR w IN
      SELECT * FROM jsonb_to_recordset(writes -> 'closed_turns') AS r(
        player_id uuid, id uuid, until timestamptz, conversation_id uuid, character text, message_id uuid,
        is_reworded boolean, content text, quick_replies jsonb, relation jsonb, terms jsonb, at timestamptz)
      WHERE player_id = ANY (stored)
    LOOP
      -- Nothing is stored if the turn was closed, or its node has extended it since `until`.
      UPDATE turns t SET state = 'done'
        WHERE t.id = w.id AND t.state = 'running' AND (w.until IS NULL OR t.running_until = w.until);
      IF NOT FOUND THEN
        RAISE EXCEPTION 'the turn % is not open', w.id USING ERRCODE = 'serialization_failure';
      END IF;
      IF w.is_reworded THEN
        UPDATE messages m SET content = w.content WHERE m.id = w.message_id;
      ELSE
        UPDATE conversations c SET last_seq = c.last_seq + 1, quick_replies = w.quick_replies
          WHERE c.id = w.conversation_id RETURNING c.id, c.last_seq INTO talk;
        INSERT INTO messages (id, conversation_id, seq, role, content, turn_id, created_at)
          VALUES (w.message_id, talk.id, talk.last_seq, 'assistant', w.content, w.id, w.at);
      END IF;
      IF jsonb_typeof(w.relation) = 'object' THEN
        UPDATE relations r SET relation = r.relation || w.relation
          WHERE r.player_id = w.player_id AND r.character = w.character;
      END IF;
      IF jsonb_typeof(w.terms) = 'object' THEN
        UPDATE offers o SET terms = w.terms
          WHERE o.player_id = w.player_id AND o.character = w.character AND o.status = 'open';
      END IF;
    END LOOP;
  END IF;
  IF jsonb_array_length(writes -> 'favours') > 0 THEN
    INSERT INTO favours (player_id, favour, shark, granted_at, cooldown_ends_at)
      SELECT player_id, favour, shark, granted_at, cooldown_ends_at
      FROM jsonb_to_recordset(writes -> 'favours') AS r(
        player_id uuid, favour text, shark text, granted_at timestamptz, cooldown_ends_at timestamptz)
      WHERE player_id = ANY (stored)
      ON CONFLICT (player_id, favour) DO UPDATE SET shark = excluded.shark, granted_at = excluded.granted_at,
        cooldown_ends_at = excluded.cooldown_ends_at;
  END IF;
  IF jsonb_array_length(writes -> 'payments') > 0 THEN
    INSERT INTO payments (reference, id, player_id, bought, usdc, at, state, block)
      SELECT reference, id, player_id, bought, usdc, at, state, block
      FROM jsonb_to_recordset(writes -> 'payments') AS r(
        player_id uuid, reference text, id uuid, bought text, usdc float8, at timestamptz, state text, block bigint)
      WHERE player_id = ANY (stored);
  END IF;
  IF jsonb_array_length(writes -> 'voided_payments') > 0 THEN
    FOR w IN
      SELECT * FROM jsonb_to_recordset(writes -> 'voided_payments') AS r(player_id uuid, id uuid)
      WHERE player_id = ANY (stored)
    LOOP
      UPDATE payments p SET state = 'vanished' WHERE p.id = w.id;
    END LOOP;
  END IF;
  IF jsonb_array_length(writes -> 'notices') > 0 THEN
    INSERT INTO notices (id, player_id, kind, about, at)
      SELECT id, player_id, kind, about, at FROM jsonb_to_recordset(writes -> 'notices') AS r(
        player_id uuid, id uuid, kind text, about jsonb, at timestamptz)
      WHERE player_id = ANY (stored);
  END IF;
  IF jsonb_array_length(writes -> 'missions') > 0 THEN
    INSERT INTO missions (id, player_id, day, place, mission)
      SELECT id, player_id, day, place, mission FROM jsonb_to_recordset(writes -> 'missions') AS r(
        player_id uuid, id uuid, day date, place int, mission jsonb)
      WHERE player_id = ANY (stored);
  END IF;
  IF jsonb_array_length(writes -> 'done_missions') > 0 THEN
    FOR w IN
      SELECT * FROM jsonb_to_recordset(writes -> 'done_missions') AS r(player_id uuid, id uuid, done_at timestamptz)
      WHERE player_id = ANY (stored)
    LOOP
      UPDATE missions m SET done_at = w.done_at WHERE m.id = w.id;
    END LOOP;
  END IF;
  IF jsonb_array_length(writes -> 'encounters') > 0 THEN
    INSERT INTO encounters (id, player_id, kind, borough, price_cents, opened_at)
      SELECT id, player_id, kind, borough, price_cents, opened_at
      FROM jsonb_to_recordset(writes -> 'encounters') AS r(
        player_id uuid, id uuid, kind text, borough text, price_cents bigint,
        opened_at timestamptz)
      WHERE player_id = ANY (stored);
  END IF;
  IF jsonb_array_length(writes -> 'settlements') > 0 THEN
    FOR w IN
      SELECT * FROM jsonb_to_recordset(writes -> 'settlements') AS r(
        player_id uuid, id uuid, settled_at timestamptz, choice text, outcome jsonb)
      WHERE player_id = ANY (stored)
    LOOP
      UPDATE encounters e SET settled_at = w.settled_at, choice = w.choice, outcome = w.outcome WHERE e.id = w.id;
    END LOOP;
  END IF;
  INSERT INTO player_months (month, player_id, days, trades, traded_cents, best_profit_cents, best_symbol,
      contributed_cents, last_contribution_at)
    SELECT month, player_id, days, trades, traded_cents, best_profit_cents, best_symbol, contributed_cents,
      last_contribution_at
    FROM jsonb_to_recordset(writes -> 'months') AS r(
      player_id uuid, month text, days int, trades int, traded_cents bigint, best_profit_cents bigint, best_symbol text,
      contributed_cents bigint, last_contribution_at timestamptz)
    WHERE player_id = ANY (stored)
    ON CONFLICT (month, player_id) DO UPDATE SET days = excluded.days, trades = excluded.trades,
      traded_cents = excluded.traded_cents, best_profit_cents = excluded.best_profit_cents,
      best_symbol = excluded.best_symbol, contributed_cents = excluded.contributed_cents,
      last_contribution_at = excluded.last_contribution_at;
  FOR w IN
    SELECT * FROM jsonb_to_recordset(writes -> 'standings') AS r(
      player_id uuid, day date, money_cents bigint, goods_cents bigint, fronts_cents bigint, valued_tick int)
    WHERE player_id = ANY (stored) ORDER BY player_id
  LOOP
    -- A new day or month counts its gains from where the old one ended.
    UPDATE standings s SET
      day_base_cents = CASE WHEN s.day < w.day THEN s.money_cents + s.goods_cents + s.fronts_cents ELSE s.day_base_cents END,
      day = greatest(s.day, w.day),
      month_base_cents = CASE WHEN s.month < to_char(w.day, 'YYYY-MM') THEN s.money_cents + s.goods_cents + s.fronts_cents
        ELSE s.month_base_cents END,
      month = greatest(s.month, to_char(w.day, 'YYYY-MM')),
      money_cents = w.money_cents, goods_cents = w.goods_cents,
      fronts_cents = w.fronts_cents, valued_tick = w.valued_tick
    WHERE s.player_id = w.player_id;
  END LOOP;
  IF jsonb_array_length(writes -> 'closed') > 0 THEN
    FOR w IN
      SELECT * FROM jsonb_to_recordset(writes -> 'closed') AS r(player_id uuid, merged_into uuid)
      WHERE player_id = ANY (stored)
    LOOP
      DELETE FROM stash s WHERE s.player_id = w.player_id;
      DELETE FROM standings s WHERE s.player_id = w.player_id;
      UPDATE players p SET merged_into = w.merged_into, fronts = '[]', street_name = w.player_id, name_key = w.player_id
      WHERE p.id = w.player_id;
    END LOOP;
  END IF;
  RETURN stored;
END $$;
--> statement-breakpoint
-- Every new payment proves the identity that made it, whichever way it is written. A payment that is deleted or has
-- vanished from its chain no longer does. Other changes add nothing: the payer may have been deleted in the meantime.
-- The reference of a payment on Base ends with the payer's address. World App pays for the player's World identity.
CREATE FUNCTION keep_payment_evidence() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  payer text;
BEGIN
  IF TG_OP = 'DELETE' OR to_jsonb(NEW) ->> 'state' = 'vanished' THEN
    DELETE FROM evidence WHERE kind = 'payment' AND about = OLD.reference;
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    RETURN NULL;
  END IF;
  payer := CASE
    WHEN NEW.reference LIKE '0x%:0x%' THEN split_part(NEW.reference, ':', 2)
    WHEN NEW.reference LIKE 'world:%' THEN (SELECT i.subject FROM identities i
      WHERE i.player_id = NEW.player_id AND i.kind = 'world' ORDER BY i.created_at, i.id LIMIT 1)
  END;
  IF payer IS NOT NULL THEN
    INSERT INTO evidence (subject, kind, about, at) VALUES (payer, 'payment', NEW.reference, NEW.at)
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER payments_evidence AFTER INSERT OR UPDATE OR DELETE ON payments FOR EACH ROW EXECUTE FUNCTION keep_payment_evidence();
