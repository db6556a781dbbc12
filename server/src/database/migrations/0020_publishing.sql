CREATE TABLE "course_slugs" (
	"slug" text PRIMARY KEY NOT NULL,
	"course_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course_versions" (
	"course_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" text NOT NULL,
	"note" text NOT NULL,
	"difference" jsonb NOT NULL,
	"outline" "bytea" NOT NULL,
	CONSTRAINT "course_versions_course_id_number_pk" PRIMARY KEY("course_id","number")
);
--> statement-breakpoint
CREATE TABLE "version_chapters" (
	"course_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "version_chapters_course_id_hash_pk" PRIMARY KEY("course_id","hash")
);
--> statement-breakpoint
CREATE TABLE "version_files" (
	"course_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "version_files_course_id_file_id_pk" PRIMARY KEY("course_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "working_copies" (
	"course_id" uuid PRIMARY KEY NOT NULL,
	"content" "bytea" NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" text NOT NULL,
	"saved_by_id" uuid,
	"publish_at" timestamp with time zone,
	"publish_note" text DEFAULT '' NOT NULL,
	"publish_by" text DEFAULT '' NOT NULL,
	"publish_failure" jsonb
);
--> statement-breakpoint
CREATE TABLE "working_copy_files" (
	"course_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "working_copy_files_course_id_file_id_pk" PRIMARY KEY("course_id","file_id")
);
--> statement-breakpoint
DROP INDEX "courses_newest_of_kind";--> statement-breakpoint
ALTER TABLE "chapters" ADD COLUMN "free_preview" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "state" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "is_listed" boolean GENERATED ALWAYS AS (state = 'published' and deleted_at is null) STORED;--> statement-breakpoint
ALTER TABLE "courses" ADD COLUMN "slug" text DEFAULT gen_random_uuid()::text NOT NULL;--> statement-breakpoint
ALTER TABLE "course_slugs" ADD CONSTRAINT "course_slugs_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "course_versions" ADD CONSTRAINT "course_versions_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_chapters" ADD CONSTRAINT "version_chapters_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_files" ADD CONSTRAINT "version_files_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "version_files" ADD CONSTRAINT "version_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_copies" ADD CONSTRAINT "working_copies_course_id_courses_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."courses"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_copies" ADD CONSTRAINT "working_copies_saved_by_id_admins_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."admins"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_copy_files" ADD CONSTRAINT "working_copy_files_course_id_working_copies_course_id_fk" FOREIGN KEY ("course_id") REFERENCES "public"."working_copies"("course_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_copy_files" ADD CONSTRAINT "working_copy_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "course_slugs_of_course" ON "course_slugs" USING btree ("course_id");--> statement-breakpoint
CREATE INDEX "version_files_of_file" ON "version_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "working_copies_scheduled" ON "working_copies" USING btree ("publish_at") WHERE "working_copies"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "working_copy_files_of_file" ON "working_copy_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "courses_in_bin" ON "courses" USING btree ("deleted_at") WHERE "courses"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "courses_newest_of_kind" ON "courses" USING btree ("is_free","created_at","id") WHERE "courses"."is_listed";--> statement-breakpoint
-- The words of the title, followed by the start of the id if an older course has the same words.
UPDATE "courses" SET "slug" = made."slug" FROM (
	SELECT "id", "base" || CASE WHEN "n" = 1 THEN '' ELSE '-' || left("id"::text, 13) END AS "slug" FROM (
		SELECT "id", "base", row_number() OVER (PARTITION BY "base" ORDER BY "created_at", "id") AS "n" FROM (
			SELECT "id", "created_at", coalesce(nullif(trim('-' from left(trim('-' from regexp_replace(lower("title"), '[^a-z0-9]+', '-', 'g')), 60)), ''), 'course') AS "base"
			FROM "courses"
		) AS "words"
	) AS "numbered"
) AS "made" WHERE "made"."id" = "courses"."id";--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_slug_unique" UNIQUE("slug");--> statement-breakpoint
ALTER TABLE "courses" ADD CONSTRAINT "courses_state_known" CHECK ("courses"."state" in ('draft', 'published', 'archived'));--> statement-breakpoint
INSERT INTO "course_slugs" ("slug", "course_id") SELECT "slug", "id" FROM "courses";