CREATE TABLE "totals" (
	"name" text PRIMARY KEY NOT NULL,
	"rows" bigint NOT NULL
);
--> statement-breakpoint
INSERT INTO "totals" SELECT 'students', count(*) FROM "students";--> statement-breakpoint
CREATE FUNCTION "count_students"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- a statement that changes nothing must not wait for the row
	IF EXISTS (SELECT FROM changed) THEN
		UPDATE "totals" SET "rows" = "rows" + TG_ARGV[0]::int * (SELECT count(*) FROM changed) WHERE "name" = 'students';
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "students_added" AFTER INSERT ON "students" REFERENCING NEW TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "count_students"('1');--> statement-breakpoint
CREATE TRIGGER "students_removed" AFTER DELETE ON "students" REFERENCING OLD TABLE AS changed
	FOR EACH STATEMENT EXECUTE FUNCTION "count_students"('-1');
