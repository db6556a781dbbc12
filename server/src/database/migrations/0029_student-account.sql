ALTER TABLE "results" DROP CONSTRAINT "results_student_id_students_id_fk";
--> statement-breakpoint
ALTER TABLE "results" ALTER COLUMN "student_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "has_own_name" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "shows_photo" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "erase_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "students_to_erase" ON "students" USING btree ("erase_at") WHERE "students"."erase_at" is not null;--> statement-breakpoint
-- the audit log stays append-only, but an erasure may remove details that name a person
CREATE OR REPLACE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('sikhya.erasing', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'the audit log cannot be changed';
END
$$;--> statement-breakpoint
CREATE FUNCTION "refuse_audit_addition"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(new) - 'details' IS DISTINCT FROM to_jsonb(old) - 'details' OR NOT old.details @> new.details THEN
    RAISE EXCEPTION 'an erasure can only remove details from the audit log';
  END IF;
  RETURN new;
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_loses_details_only" BEFORE UPDATE ON "audit"
  FOR EACH ROW EXECUTE FUNCTION "refuse_audit_addition"();
