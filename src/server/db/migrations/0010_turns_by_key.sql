DROP INDEX "turns_key";--> statement-breakpoint
CREATE UNIQUE INDEX "turns_key" ON "turns" USING btree ("idempotency_key","player_id");