-- the mock test of a chapter has the id of the chapter, so renaming the columns is enough
ALTER TABLE "papers" RENAME COLUMN "chapter_id" TO "test_id";--> statement-breakpoint
ALTER TABLE "attempts" RENAME COLUMN "chapter_id" TO "test_id";--> statement-breakpoint
ALTER TABLE "results" RENAME COLUMN "chapter_id" TO "test_id";--> statement-breakpoint
CREATE TABLE "attempt_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"attempt_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "attempt_events_kind_known" CHECK ("attempt_events"."kind" in ('left-page', 'left-full-screen', 'took-over'))
);
--> statement-breakpoint
CREATE TABLE "exam_courses" (
	"exam_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	CONSTRAINT "exam_courses_exam_id_course_id_pk" PRIMARY KEY("exam_id","course_id")
);
--> statement-breakpoint
CREATE TABLE "exam_files" (
	"exam_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "exam_files_exam_id_file_id_pk" PRIMARY KEY("exam_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "exam_score_counts" (
	"exam_id" uuid NOT NULL,
	"section" smallint NOT NULL,
	"marks" integer NOT NULL,
	"takers" integer NOT NULL,
	CONSTRAINT "exam_score_counts_exam_id_section_marks_pk" PRIMARY KEY("exam_id","section","marks"),
	CONSTRAINT "exam_score_counts_positive" CHECK ("exam_score_counts"."takers" >= 0)
);
--> statement-breakpoint
CREATE TABLE "exam_versions" (
	"exam_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" text NOT NULL,
	"note" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "exam_versions_exam_id_number_pk" PRIMARY KEY("exam_id","number")
);
--> statement-breakpoint
CREATE TABLE "exams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"odia" jsonb,
	"instructions" text NOT NULL,
	"state" text NOT NULL,
	"deleted_at" timestamp with time zone,
	"paper_id" uuid,
	"total_questions" integer DEFAULT 0 NOT NULL,
	"minutes" integer DEFAULT 0 NOT NULL,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"late_entry_minutes" integer,
	"release_at" timestamp with time zone,
	"max_attempts" smallint DEFAULT 1 NOT NULL,
	"cut_offs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_for_courses" boolean DEFAULT false NOT NULL,
	"cancelled_at" timestamp with time zone,
	"content" "bytea" NOT NULL,
	"has_unpublished_changes" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"saved_by" text NOT NULL,
	CONSTRAINT "exams_state_known" CHECK ("exams"."state" in ('draft', 'published', 'archived')),
	CONSTRAINT "exams_paper_when_published" CHECK ("exams"."state" = 'draft' or "exams"."paper_id" is not null),
	CONSTRAINT "exams_closes_after_opening" CHECK ("exams"."closes_at" > "exams"."opens_at"),
	CONSTRAINT "exams_attempts_limited" CHECK ("exams"."max_attempts" > 0)
);
--> statement-breakpoint
CREATE TABLE "extra_time" (
	"exam_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"minutes_per_hour" smallint NOT NULL,
	CONSTRAINT "extra_time_exam_id_student_id_pk" PRIMARY KEY("exam_id","student_id"),
	CONSTRAINT "extra_time_limited" CHECK ("extra_time"."minutes_per_hour" between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "tests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "tests_kind_known" CHECK ("tests"."kind" in ('chapter', 'exam'))
);
--> statement-breakpoint
INSERT INTO "tests" ("id", "kind") SELECT DISTINCT "test_id", 'chapter' FROM "papers";--> statement-breakpoint
ALTER TABLE "attempts" ALTER COLUMN "course_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "papers" ALTER COLUMN "course_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ALTER COLUMN "course_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "attempt_number" smallint;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "section_ends" timestamp with time zone[];--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "section_starts" smallint[];--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "question_marks" jsonb;--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "device_id" text;--> statement-breakpoint
ALTER TABLE "papers" ADD COLUMN "rules" jsonb;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "marks" integer;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "section_marks" integer[];--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "attempt_number" smallint;--> statement-breakpoint
ALTER TABLE "attempt_events" ADD CONSTRAINT "attempt_events_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_courses" ADD CONSTRAINT "exam_courses_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_courses" ADD CONSTRAINT "exam_courses_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_files" ADD CONSTRAINT "exam_files_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_files" ADD CONSTRAINT "exam_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_score_counts" ADD CONSTRAINT "exam_score_counts_exam_id_tests_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exam_versions" ADD CONSTRAINT "exam_versions_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_id_tests_id_fk" FOREIGN KEY ("id") REFERENCES "public"."tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exams" ADD CONSTRAINT "exams_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_time" ADD CONSTRAINT "extra_time_exam_id_exams_id_fk" FOREIGN KEY ("exam_id") REFERENCES "public"."exams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extra_time" ADD CONSTRAINT "extra_time_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempt_events_of_attempt" ON "attempt_events" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "exam_courses_of_course" ON "exam_courses" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "exam_files_of_file" ON "exam_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "exams_newest" ON "exams" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "exams_published" ON "exams" USING btree ("closes_at") WHERE "exams"."state" = 'published' and "exams"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "extra_time_of_student" ON "extra_time" USING btree ("student_id");--> statement-breakpoint
ALTER TABLE "papers" ADD CONSTRAINT "papers_test_id_tests_id_fk" FOREIGN KEY ("test_id") REFERENCES "public"."tests"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_numbered" ON "attempts" USING btree ("test_id","student_id","attempt_number") WHERE "attempts"."attempt_number" is not null;