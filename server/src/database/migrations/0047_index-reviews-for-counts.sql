DROP INDEX "practice_reviews_by_time";--> statement-breakpoint
CREATE INDEX "practice_reviews_by_time" ON "practice_reviews" USING btree ("student_id","at","is_from_test","is_undone","seconds");