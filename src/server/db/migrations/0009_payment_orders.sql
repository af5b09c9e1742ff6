CREATE TABLE "payment_orders" (
	"reference" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_orders_player" ON "payment_orders" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "payment_orders_at" ON "payment_orders" USING btree ("at");