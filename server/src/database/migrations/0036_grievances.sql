CREATE TABLE "grievances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"year" integer NOT NULL,
	"count" integer NOT NULL,
	"student_id" uuid,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"search_key" text NOT NULL,
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"answered_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "grievances_number_unique" UNIQUE("number"),
	CONSTRAINT "grievances_year_count" UNIQUE("year","count"),
	CONSTRAINT "grievances_count_starts" CHECK ("grievances"."count" >= 1),
	CONSTRAINT "grievances_answered_has_answer" CHECK (("grievances"."answered_at" is null) = ("grievances"."answer" = ''))
);
--> statement-breakpoint
ALTER TABLE "grievances" ADD CONSTRAINT "grievances_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "grievances_of_student" ON "grievances" USING btree ("student_id","created_at");--> statement-breakpoint
CREATE INDEX "grievances_of_email" ON "grievances" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "grievances_open" ON "grievances" USING btree ("due_at","id") WHERE "grievances"."answered_at" is null;--> statement-breakpoint
CREATE INDEX "grievances_answered" ON "grievances" USING btree ("answered_at","id");