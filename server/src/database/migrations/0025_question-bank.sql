CREATE TABLE "exam_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"exam_id" uuid NOT NULL,
	"section" smallint NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"odia" jsonb,
	"options" text[] NOT NULL,
	"correct_answer" smallint NOT NULL,
	"explanation" text NOT NULL,
	"image_id" uuid,
	"tags" text[] NOT NULL,
	"origin_id" uuid,
	"search_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "question_statistics" (
	"question_id" uuid PRIMARY KEY NOT NULL,
	"test_id" uuid NOT NULL,
	"results" integer NOT NULL,
	"share_right" real NOT NULL,
	"discrimination" real,
	"counted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "questions_without_hash";--> statement-breakpoint
ALTER TABLE "questions" ADD COLUMN "search_key" text;--> statement-breakpoint
ALTER TABLE "exams" ADD COLUMN "search_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "saved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "exam_questions" ADD CONSTRAINT "exam_questions_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_statistics" ADD CONSTRAINT "question_statistics_test_id_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."tests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "exam_questions_of_exam" ON "exam_questions" USING btree ("exam_id","section","position");--> statement-breakpoint
CREATE INDEX "exam_questions_of_origin" ON "exam_questions" USING btree ("origin_id") WHERE "exam_questions"."origin_id" is not null;--> statement-breakpoint
CREATE INDEX "exam_questions_tags" ON "exam_questions" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "exam_questions_search" ON "exam_questions" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "question_statistics_of_test" ON "question_statistics" USING btree ("test_id");--> statement-breakpoint
CREATE INDEX "questions_without_search_key" ON "questions" USING btree ("id") WHERE "questions"."search_key" is null;--> statement-breakpoint
CREATE INDEX "questions_search" ON "questions" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "results_of_exam_by_marks" ON "results" USING btree ("test_id","marks","id") WHERE "results"."marks" is not null;