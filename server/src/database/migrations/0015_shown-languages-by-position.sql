-- no release has written this column yet, so nothing is lost
ALTER TABLE "attempts" DROP COLUMN "shown_languages";--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "shown_languages" jsonb;
