CREATE TABLE "paper_images" (
	"paper_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "paper_images_paper_id_file_id_pk" PRIMARY KEY("paper_id","file_id")
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "pages" integer;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "searchable" text;--> statement-breakpoint
ALTER TABLE "paper_images" ADD CONSTRAINT "paper_images_paper_id_papers_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."papers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_images" ADD CONSTRAINT "paper_images_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "paper_images_of_file" ON "paper_images" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_pages_count" CHECK ("files"."pages" > 0);--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_searchable_known" CHECK ("files"."searchable" in ('yes', 'partly', 'no'));--> statement-breakpoint
-- one paper per version of a chapter, each read once; a picture that is gone already is passed over
INSERT INTO "paper_images" ("paper_id", "file_id")
SELECT DISTINCT "papers"."id", "files"."id"
FROM "papers"
CROSS JOIN LATERAL jsonb_array_elements(
  CASE WHEN jsonb_typeof("papers"."questions") = 'array' THEN "papers"."questions" ELSE '[]'::jsonb END
) AS question
JOIN "files" ON "files"."id"::text = question->>'imageId';
