ALTER TABLE "chapters" ADD COLUMN "odia" jsonb;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "odia" jsonb;--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "odia" jsonb;--> statement-breakpoint
ALTER TABLE "subjects" ADD COLUMN "odia" jsonb;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "shown_languages" smallint[];--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "odia_chapter_title" text;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "odia_course_title" text;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_four_odia_options" CHECK (jsonb_array_length("questions"."odia" -> 'options') = 4);