-- Every letter of a text, and every two that stand side by side: those from the first on, and those from the second on.
-- The price tells the planner to ask the index and not the rows; nothing else needs to be known about the letters.
CREATE FUNCTION "letters_and_pairs"(text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 10000
	RETURN string_to_array($1, NULL) || string_to_array(
		regexp_replace($1, '..', '\&' || chr(10), 'g') || regexp_replace(substr($1, 2), '..', '\&' || chr(10), 'g'), chr(10));--> statement-breakpoint
CREATE INDEX "courses_search_short" ON "courses" USING gin (letters_and_pairs("search_key"));--> statement-breakpoint
ALTER INDEX "courses_search_short" ALTER COLUMN 1 SET STATISTICS 0;
