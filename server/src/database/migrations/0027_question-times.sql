ALTER TABLE "question_statistics" ADD COLUMN "median_seconds" integer;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "question_seconds" smallint[];--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "question_seconds" smallint[];