CREATE TABLE "messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"audience" text NOT NULL,
	"course_id" uuid,
	"student_id" uuid,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"odia" jsonb NOT NULL,
	"search_key" text NOT NULL,
	"state" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"send_at" timestamp with time zone,
	"sent_at" timestamp with time zone,
	"sent_by" text,
	"figures" jsonb,
	"counted_at" timestamp with time zone,
	CONSTRAINT "messages_scheduled_has_time" CHECK ("messages"."state" <> 'scheduled' or "messages"."send_at" is not null),
	CONSTRAINT "messages_sent_has_time" CHECK (("messages"."state" = 'sent') = ("messages"."sent_at" is not null)),
	CONSTRAINT "messages_student_only" CHECK ("messages"."student_id" is null or "messages"."audience" = 'student'),
	CONSTRAINT "messages_course_only" CHECK ("messages"."course_id" is null or "messages"."audience" = 'course')
);
--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "messages_newest" ON "messages" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "messages_scheduled" ON "messages" USING btree ("send_at") WHERE "messages"."state" = 'scheduled';--> statement-breakpoint
CREATE INDEX "messages_sent" ON "messages" USING btree ("sent_at") WHERE "messages"."state" = 'sent';--> statement-breakpoint
CREATE INDEX "messages_of_student" ON "messages" USING btree ("student_id") WHERE "messages"."student_id" is not null;--> statement-breakpoint
CREATE INDEX "messages_of_course" ON "messages" USING btree ("course_id") WHERE "messages"."course_id" is not null;--> statement-breakpoint
CREATE INDEX "notices_of_message" ON "notices" USING btree ("cause") WHERE "notices"."kind" = 'message';