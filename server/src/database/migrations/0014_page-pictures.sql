ALTER TABLE "files" ADD COLUMN "page_picture" jsonb;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "page_picture_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "files_without_page_picture" ON "files" USING btree ("created_at") WHERE "files"."kind" = 'pdf' and "files"."page_picture" is null and "files"."page_picture_tries" < 3;