ALTER TABLE "admins" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "admins" ADD COLUMN "digits" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "digits" text;--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_language_known" CHECK ("admins"."language" in ('en', 'or'));--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_digits_known" CHECK ("admins"."digits" in ('latin', 'odia'));--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_language_known" CHECK ("students"."language" in ('en', 'or'));--> statement-breakpoint
ALTER TABLE "students" ADD CONSTRAINT "students_digits_known" CHECK ("students"."digits" in ('latin', 'odia'));