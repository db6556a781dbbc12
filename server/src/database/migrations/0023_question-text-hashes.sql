ALTER TABLE "questions" ADD COLUMN "text_hash" bigint;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "odia_text_hash" bigint;--> statement-breakpoint
CREATE INDEX "questions_by_text" ON "questions" USING btree ("text_hash");--> statement-breakpoint
CREATE INDEX "questions_by_odia_text" ON "questions" USING btree ("odia_text_hash") WHERE "questions"."odia_text_hash" is not null;--> statement-breakpoint
CREATE INDEX "questions_without_hash" ON "questions" USING btree ("id") WHERE "questions"."text_hash" is null;