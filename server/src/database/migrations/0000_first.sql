-- Search needs trigrams.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chapters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"subject_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"pdf_id" uuid,
	"total_questions" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "chapters_position_counts" CHECK ("chapters"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "courses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"title_key" text NOT NULL,
	"search_key" text NOT NULL,
	"price_paise" integer NOT NULL,
	"is_free" boolean NOT NULL,
	"thumbnail_id" uuid,
	"total_subjects" integer DEFAULT 0 NOT NULL,
	"total_chapters" integer DEFAULT 0 NOT NULL,
	"total_questions" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "courses_price_fits" CHECK ("courses"."is_free" = ("courses"."price_paise" = 0) and "courses"."price_paise" >= 0),
	CONSTRAINT "courses_paid_minimum" CHECK ("courses"."is_free" or "courses"."price_paise" >= 100)
);
--> statement-breakpoint
CREATE TABLE "questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chapter_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"question" text NOT NULL,
	"image_id" uuid,
	"options" text[] NOT NULL,
	"correct_answer" smallint NOT NULL,
	"explanation" text DEFAULT '' NOT NULL,
	CONSTRAINT "questions_position_counts" CHECK ("questions"."position" >= 0),
	CONSTRAINT "questions_four_options" CHECK (cardinality("questions"."options") = 4),
	CONSTRAINT "questions_answer_is_an_option" CHECK ("questions"."correct_answer" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "subjects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	CONSTRAINT "subjects_position_counts" CHECK ("subjects"."position" >= 0)
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"original_name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"sha256" text NOT NULL,
	"uploaded_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('thumbnail', 'question-image', 'pdf')),
	CONSTRAINT "files_bytes_counts" CHECK ("files"."bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"paper_id" uuid NOT NULL,
	"chapter_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"answers" smallint[] NOT NULL,
	"save_number" integer DEFAULT 0 NOT NULL,
	"handed_in_at" timestamp with time zone,
	CONSTRAINT "attempts_deadline_after_start" CHECK ("attempts"."deadline" > "attempts"."started_at")
);
--> statement-breakpoint
CREATE TABLE "chapter_visits" (
	"student_id" uuid NOT NULL,
	"chapter_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"first_opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp with time zone,
	"reported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chapter_visits_student_id_chapter_id_pk" PRIMARY KEY("student_id","chapter_id")
);
--> statement-breakpoint
CREATE TABLE "enrolments" (
	"student_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"status" text NOT NULL,
	"amount_paise" integer DEFAULT 0 NOT NULL,
	"given_by" uuid,
	"enrolled_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "enrolments_student_id_course_id_pk" PRIMARY KEY("student_id","course_id"),
	CONSTRAINT "enrolments_status_known" CHECK ("enrolments"."status" in ('enrolled', 'purchased')),
	CONSTRAINT "enrolments_amount_counts" CHECK ("enrolments"."amount_paise" >= 0)
);
--> statement-breakpoint
CREATE TABLE "papers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chapter_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"chapter_title" text NOT NULL,
	"course_title" text NOT NULL,
	"content_hash" text NOT NULL,
	"questions" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "papers_once" UNIQUE("chapter_id","content_hash")
);
--> statement-breakpoint
CREATE TABLE "results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"attempt_id" uuid,
	"paper_id" uuid NOT NULL,
	"chapter_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"score" smallint NOT NULL,
	"correct_answers" integer NOT NULL,
	"total_questions" integer NOT NULL,
	"time_spent_seconds" integer NOT NULL,
	"answers" smallint[] NOT NULL,
	"completed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "results_attempt_id_unique" UNIQUE("attempt_id"),
	CONSTRAINT "results_score_is_percent" CHECK ("results"."score" between 0 and 100),
	CONSTRAINT "results_counts_fit" CHECK ("results"."total_questions" > 0 and "results"."correct_answers" between 0 and "results"."total_questions"),
	CONSTRAINT "results_time_counts" CHECK ("results"."time_spent_seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "study_time" (
	"student_id" uuid NOT NULL,
	"chapter_id" uuid NOT NULL,
	"day" date NOT NULL,
	"course_id" uuid NOT NULL,
	"minutes" integer NOT NULL,
	CONSTRAINT "study_time_student_id_chapter_id_day_pk" PRIMARY KEY("student_id","chapter_id","day"),
	CONSTRAINT "study_time_minutes_count" CHECK ("study_time"."minutes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "admins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid,
	"admin_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "sessions_one_person" CHECK (num_nonnulls("sessions"."student_id", "sessions"."admin_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "students" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider_sub" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"photo_url" text DEFAULT '' NOT NULL,
	"name_key" text NOT NULL,
	"search_key" text NOT NULL,
	"total_enrolments" integer DEFAULT 0 NOT NULL,
	"blocked_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "students_provider_sub_unique" UNIQUE("provider_sub"),
	CONSTRAINT "students_total_enrolments_counts" CHECK ("students"."total_enrolments" >= 0)
);
--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_subject_id_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."subjects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_pdf_id_files_id_fk" FOREIGN KEY ("pdf_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_thumbnail_id_files_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_chapter_id_chapters_id_fk" FOREIGN KEY ("chapter_id") REFERENCES "public"."chapters"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_image_id_files_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subjects" ADD CONSTRAINT "subjects_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_admins_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attempts" ADD CONSTRAINT "attempts_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chapter_visits" ADD CONSTRAINT "chapter_visits_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enrolments" ADD CONSTRAINT "enrolments_given_by_admins_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_attempt_id_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."attempts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_time" ADD CONSTRAINT "study_time_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_newest" ON "audit" USING btree ("at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "audit_of_subject" ON "audit" USING btree ("subject_id","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chapters_of_course" ON "chapters" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "chapters_pdf" ON "chapters" USING btree ("pdf_id");--> statement-breakpoint
CREATE INDEX "courses_newest" ON "courses" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "courses_by_title" ON "courses" USING btree ("title_key","id");--> statement-breakpoint
CREATE INDEX "courses_by_price" ON "courses" USING btree ("price_paise","id");--> statement-breakpoint
CREATE INDEX "courses_search" ON "courses" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "courses_thumbnail" ON "courses" USING btree ("thumbnail_id");--> statement-breakpoint
CREATE INDEX "questions_image" ON "questions" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "files_by_age" ON "files" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "attempts_one_open" ON "attempts" USING btree ("student_id","chapter_id") WHERE "attempts"."handed_in_at" is null;--> statement-breakpoint
CREATE INDEX "attempts_open_by_deadline" ON "attempts" USING btree ("deadline") WHERE "attempts"."handed_in_at" is null;--> statement-breakpoint
CREATE INDEX "attempts_of_student" ON "attempts" USING btree ("student_id","course_id");--> statement-breakpoint
CREATE INDEX "chapter_visits_of_course" ON "chapter_visits" USING btree ("student_id","course_id","reported_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "enrolments_of_course" ON "enrolments" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "papers_of_course" ON "papers" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "results_of_student" ON "results" USING btree ("student_id","completed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "results_of_student_in_course" ON "results" USING btree ("student_id","course_id","chapter_id");--> statement-breakpoint
CREATE INDEX "results_of_chapter" ON "results" USING btree ("chapter_id","completed_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "study_time_by_day" ON "study_time" USING btree ("student_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "admins_username" ON "admins" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "sessions_of_student" ON "sessions" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "sessions_of_admin" ON "sessions" USING btree ("admin_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "students_newest" ON "students" USING btree ("created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "students_by_name" ON "students" USING btree ("name_key","id");--> statement-breakpoint
CREATE INDEX "students_by_email" ON "students" USING btree ("email","id");--> statement-breakpoint
CREATE INDEX "students_search" ON "students" USING gin ("search_key" gin_trgm_ops);--> statement-breakpoint
-- Checked at commit only, since rows swap places within a save.
ALTER TABLE "subjects" ADD CONSTRAINT "subjects_one_per_place" UNIQUE ("course_id", "position") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "chapters" ADD CONSTRAINT "chapters_one_per_place" UNIQUE ("subject_id", "position") DEFERRABLE INITIALLY DEFERRED;--> statement-breakpoint
ALTER TABLE "questions" ADD CONSTRAINT "questions_one_per_place" UNIQUE ("chapter_id", "position") DEFERRABLE INITIALLY DEFERRED;
