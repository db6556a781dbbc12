CREATE TABLE "certificate_counter" (
	"id" smallint PRIMARY KEY NOT NULL,
	"next_status_index" integer NOT NULL,
	CONSTRAINT "certificate_counter_one_row" CHECK ("certificate_counter"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "certificate_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"public_key" jsonb NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"retired_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "certificate_settings" (
	"course_id" uuid PRIMARY KEY NOT NULL,
	"is_enabled" boolean NOT NULL,
	"text" text NOT NULL,
	"signatory" text NOT NULL,
	"odia" jsonb,
	"signature_id" uuid,
	"exam_id" uuid,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"student_id" uuid NOT NULL,
	"course_id" uuid,
	"name" text NOT NULL,
	"content" jsonb NOT NULL,
	"signature_id" uuid,
	"issued_at" timestamp with time zone NOT NULL,
	"result_ids" uuid[] NOT NULL,
	"checked_at" timestamp with time zone NOT NULL,
	"status_index" integer NOT NULL,
	"revoked_at" timestamp with time zone,
	"reason" text,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "certificates_code_unique" UNIQUE("code"),
	CONSTRAINT "certificates_status_index_unique" UNIQUE("status_index"),
	CONSTRAINT "certificates_reason_known" CHECK ("certificates"."reason" in ('refund', 'score', 'admin')),
	CONSTRAINT "certificates_reason_when_revoked" CHECK (("certificates"."reason" is null) = ("certificates"."revoked_at" is null)),
	CONSTRAINT "certificates_status_index_counts" CHECK ("certificates"."status_index" >= 0)
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_kind_known";--> statement-breakpoint
ALTER TABLE "certificate_settings" ADD CONSTRAINT "certificate_settings_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_settings" ADD CONSTRAINT "certificate_settings_signature_id_files_id_fk" FOREIGN KEY ("signature_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_signature_id_files_id_fk" FOREIGN KEY ("signature_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "certificate_settings_signature" ON "certificate_settings" USING btree ("signature_id");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_one_valid" ON "certificates" USING btree ("student_id","course_id") WHERE "certificates"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "certificates_newest" ON "certificates" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "certificates_of_course" ON "certificates" USING btree ("course_id","issued_at");--> statement-breakpoint
CREATE INDEX "certificates_of_student" ON "certificates" USING btree ("student_id","issued_at");--> statement-breakpoint
CREATE INDEX "certificates_signature" ON "certificates" USING btree ("signature_id");--> statement-breakpoint
CREATE INDEX "certificates_by_check" ON "certificates" USING btree ("checked_at") WHERE "certificates"."revoked_at" is null;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_kind_known" CHECK ("files"."kind" in ('thumbnail', 'question-image', 'signature', 'pdf'));