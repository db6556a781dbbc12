CREATE TABLE "progress_resets" (
	"student_id" uuid NOT NULL,
	"course_id" uuid NOT NULL,
	"reset_at" timestamp with time zone NOT NULL,
	CONSTRAINT "progress_resets_student_id_course_id_pk" PRIMARY KEY("student_id","course_id")
);
--> statement-breakpoint
ALTER TABLE "progress_resets" ADD CONSTRAINT "progress_resets_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "progress_resets" ("student_id", "course_id", "reset_at")
SELECT "student_id", "course_id", max("reported_at") FROM "chapter_visits" WHERE "opened_at" IS NULL GROUP BY "student_id", "course_id";
