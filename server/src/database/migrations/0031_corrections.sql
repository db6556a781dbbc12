CREATE TABLE "corrections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"correct_answers" smallint[] NOT NULL,
	"language" text,
	"reason" text NOT NULL,
	"question" jsonb NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "corrections_case_id_unique" UNIQUE("case_id"),
	CONSTRAINT "corrections_of_question" UNIQUE("question_id","number"),
	CONSTRAINT "corrections_language" CHECK ("corrections"."language" in ('en', 'or'))
);
--> statement-breakpoint
CREATE TABLE "question_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"case_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"result_id" uuid,
	"kind" text NOT NULL,
	"language" text,
	"text" text NOT NULL,
	"image_id" uuid,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "question_reports_once" UNIQUE("case_id","student_id"),
	CONSTRAINT "question_reports_language" CHECK ("question_reports"."language" in ('en', 'or'))
);
--> statement-breakpoint
CREATE TABLE "regrades" (
	"id" uuid PRIMARY KEY NOT NULL,
	"correction_id" uuid NOT NULL,
	"test_ids" uuid[] NOT NULL,
	"tests_done" integer DEFAULT 0 NOT NULL,
	"last_completed_at" timestamp with time zone,
	"last_result_id" uuid,
	"total_results" integer NOT NULL,
	"graded_results" integer DEFAULT 0 NOT NULL,
	"changed_results" integer DEFAULT 0 NOT NULL,
	"passes_gained" integer DEFAULT 0 NOT NULL,
	"passes_lost" integer DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "regrades_correction_id_unique" UNIQUE("correction_id")
);
--> statement-breakpoint
CREATE TABLE "report_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question_id" uuid NOT NULL,
	"paper_id" uuid NOT NULL,
	"test_id" uuid NOT NULL,
	"course_id" uuid,
	"correct_answer" smallint NOT NULL,
	"reports" integer DEFAULT 0 NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	CONSTRAINT "report_cases_decided_at" CHECK (("report_cases"."decision" is null) = ("report_cases"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "score_changes" (
	"result_id" uuid NOT NULL,
	"regrade_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"test_id" uuid NOT NULL,
	"old_score" smallint NOT NULL,
	"new_score" smallint NOT NULL,
	"old_marks" integer,
	"new_marks" integer,
	"was_passed" boolean NOT NULL,
	"is_passed" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone,
	CONSTRAINT "score_changes_result_id_regrade_id_pk" PRIMARY KEY("result_id","regrade_id")
);
--> statement-breakpoint
DROP INDEX "results_of_chapter";--> statement-breakpoint
ALTER TABLE "question_statistics" ADD COLUMN "best_option" smallint;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "uploaded_by_student" uuid;--> statement-breakpoint
ALTER TABLE "tests" ADD COLUMN "correction_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "corrections" ADD CONSTRAINT "corrections_case_id_report_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_case_id_report_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."report_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_result_id_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."results"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "question_reports" ADD CONSTRAINT "question_reports_image_id_files_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regrades" ADD CONSTRAINT "regrades_correction_id_corrections_id_fk" FOREIGN KEY ("correction_id") REFERENCES "public"."corrections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_changes" ADD CONSTRAINT "score_changes_result_id_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_changes" ADD CONSTRAINT "score_changes_regrade_id_regrades_id_fk" FOREIGN KEY ("regrade_id") REFERENCES "public"."regrades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "score_changes" ADD CONSTRAINT "score_changes_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "question_reports_of_student" ON "question_reports" USING btree ("student_id","reported_at");--> statement-breakpoint
CREATE INDEX "question_reports_of_result" ON "question_reports" USING btree ("result_id");--> statement-breakpoint
CREATE INDEX "question_reports_image" ON "question_reports" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "regrades_running" ON "regrades" USING btree ("started_at") WHERE "regrades"."finished_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "report_cases_one_open" ON "report_cases" USING btree ("question_id") WHERE "report_cases"."decision" is null;--> statement-breakpoint
CREATE INDEX "report_cases_of_question" ON "report_cases" USING btree ("question_id");--> statement-breakpoint
CREATE INDEX "report_cases_of_test" ON "report_cases" USING btree ("test_id");--> statement-breakpoint
CREATE INDEX "report_cases_of_course" ON "report_cases" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "report_cases_decided" ON "report_cases" USING btree ("decided_at") WHERE "report_cases"."decision" is not null;--> statement-breakpoint
CREATE INDEX "score_changes_of_student" ON "score_changes" USING btree ("student_id","changed_at");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_uploaded_by_student_students_id_fk" FOREIGN KEY ("uploaded_by_student") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "files_of_student" ON "files" USING btree ("uploaded_by_student","created_at") WHERE "files"."uploaded_by_student" is not null;--> statement-breakpoint
CREATE INDEX "papers_of_question" ON "papers" USING gin (jsonb_path_query_array("questions", '$[*]._id'));--> statement-breakpoint
CREATE INDEX "results_of_chapter" ON "results" USING btree ("test_id","completed_at","id");