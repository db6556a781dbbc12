-- The old ones put empty values last, which no query asks for, and so served none.
DROP INDEX "audit_newest";--> statement-breakpoint
DROP INDEX "audit_of_subject";--> statement-breakpoint
DROP INDEX "courses_newest";--> statement-breakpoint
DROP INDEX "chapter_visits_of_course";--> statement-breakpoint
DROP INDEX "results_of_student";--> statement-breakpoint
DROP INDEX "results_of_chapter";--> statement-breakpoint
DROP INDEX "students_newest";--> statement-breakpoint
CREATE INDEX "courses_newest_of_kind" ON "courses" USING btree ("is_free","created_at","id");--> statement-breakpoint
CREATE INDEX "audit_newest" ON "audit" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_of_subject" ON "audit" USING btree ("subject_id","at");--> statement-breakpoint
CREATE INDEX "courses_newest" ON "courses" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "chapter_visits_of_course" ON "chapter_visits" USING btree ("student_id","course_id","reported_at");--> statement-breakpoint
CREATE INDEX "results_of_student" ON "results" USING btree ("student_id","completed_at");--> statement-breakpoint
CREATE INDEX "results_of_chapter" ON "results" USING btree ("chapter_id","completed_at");--> statement-breakpoint
CREATE INDEX "students_newest" ON "students" USING btree ("created_at","id");