ALTER TABLE "notice_deliveries" DROP CONSTRAINT "notice_deliveries_student_id_students_id_fk";
--> statement-breakpoint
ALTER TABLE "notices" DROP CONSTRAINT "notices_student_id_students_id_fk";
--> statement-breakpoint
DROP INDEX "notices_by_age";--> statement-breakpoint
CREATE INDEX "notice_deliveries_dead" ON "notice_deliveries" USING btree ("channel","finished_at") WHERE "notice_deliveries"."state" = 'dead';