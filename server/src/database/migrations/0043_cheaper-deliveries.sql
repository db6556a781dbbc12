DROP INDEX "notice_deliveries_of_student";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "count_duration" integer;--> statement-breakpoint
CREATE INDEX "notice_deliveries_of_student" ON "notice_deliveries" USING btree ("student_id") WHERE "notice_deliveries"."digest_day" is null;