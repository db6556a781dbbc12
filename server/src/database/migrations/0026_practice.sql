CREATE TABLE "practice_results" (
	"student_id" uuid NOT NULL,
	"result_id" uuid NOT NULL,
	CONSTRAINT "practice_results_student_id_result_id_pk" PRIMARY KEY("student_id","result_id")
);
--> statement-breakpoint
CREATE TABLE "practice_cards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"test_id" uuid NOT NULL,
	"course_id" uuid,
	"paper_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"paper_used_at" timestamp with time zone NOT NULL,
	"bookmarked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"reason_at" timestamp with time zone NOT NULL,
	"right_since" integer DEFAULT 0 NOT NULL,
	"stability" double precision,
	"difficulty" double precision,
	"scheduled_days" integer,
	"repetitions" integer DEFAULT 0 NOT NULL,
	"lapses" integer DEFAULT 0 NOT NULL,
	"last_review_at" timestamp with time zone,
	CONSTRAINT "practice_cards_once" UNIQUE("student_id","question_id"),
	CONSTRAINT "practice_cards_reason_known" CHECK ("practice_cards"."reason" in ('wrong', 'empty', 'slow', 'bookmark')),
	CONSTRAINT "practice_cards_memory_whole" CHECK (num_nulls("practice_cards"."stability", "practice_cards"."difficulty", "practice_cards"."scheduled_days", "practice_cards"."last_review_at") in (0, 4))
);
--> statement-breakpoint
CREATE TABLE "practice_reviews" (
	"student_id" uuid NOT NULL,
	"review_id" text NOT NULL,
	"card_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"seconds" smallint NOT NULL,
	"is_from_test" boolean NOT NULL,
	"is_undone" boolean DEFAULT false NOT NULL,
	CONSTRAINT "practice_reviews_student_id_review_id_pk" PRIMARY KEY("student_id","review_id"),
	CONSTRAINT "practice_reviews_outcome_known" CHECK ("practice_reviews"."outcome" in ('right', 'wrong', 'empty', 'slow', 'bookmark')),
	CONSTRAINT "practice_reviews_seconds_count" CHECK ("practice_reviews"."seconds" >= 0)
);
--> statement-breakpoint
CREATE TABLE "practice_settings" (
	"student_id" uuid PRIMARY KEY NOT NULL,
	"minutes_per_day" smallint NOT NULL,
	"days_per_week" smallint NOT NULL,
	"exam_day" date
);
--> statement-breakpoint
ALTER TABLE "practice_results" ADD CONSTRAINT "practice_results_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_cards" ADD CONSTRAINT "practice_cards_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_cards" ADD CONSTRAINT "practice_cards_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_reviews" ADD CONSTRAINT "practice_reviews_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_reviews" ADD CONSTRAINT "practice_reviews_card_id_practice_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."practice_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "practice_settings" ADD CONSTRAINT "practice_settings_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "practice_cards_due" ON "practice_cards" USING btree ("student_id","due","id");--> statement-breakpoint
CREATE INDEX "practice_reviews_of_card" ON "practice_reviews" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "practice_reviews_by_time" ON "practice_reviews" USING btree ("student_id","at");