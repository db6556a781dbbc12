CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"notice_version" integer NOT NULL,
	"given_by" text NOT NULL,
	"method" text,
	"parent_name" text DEFAULT '' NOT NULL,
	"parent_email" text DEFAULT '' NOT NULL,
	"parent_id" uuid,
	"given_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" text,
	CONSTRAINT "consents_method_of_parent" CHECK (("consents"."given_by" = 'parent') = ("consents"."method" is not null)),
	CONSTRAINT "consents_withdrawn_by" CHECK (("consents"."withdrawn_at" is null) = ("consents"."withdrawn_by" is null))
);
--> statement-breakpoint
CREATE TABLE "parent_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"method" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"consent_id" uuid,
	CONSTRAINT "parent_requests_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "parent_requests_answered" CHECK (("parent_requests"."answer" is null) = ("parent_requests"."answered_at" is null)),
	CONSTRAINT "parent_requests_consent" CHECK (("parent_requests"."answer" = 'given') = ("parent_requests"."consent_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "notice_deliveries" DROP CONSTRAINT "notice_deliveries_notice_or_digest";--> statement-breakpoint
ALTER TABLE "notice_deliveries" ALTER COLUMN "student_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_deliveries" ADD COLUMN "letter_kind" text;--> statement-breakpoint
ALTER TABLE "notice_deliveries" ADD COLUMN "letter_id" uuid;--> statement-breakpoint
ALTER TABLE "students" ADD COLUMN "date_of_birth" date;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_parent_id_students_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."students"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_requests" ADD CONSTRAINT "parent_requests_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parent_requests" ADD CONSTRAINT "parent_requests_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_of_student" ON "consents" USING btree ("student_id","given_at");--> statement-breakpoint
CREATE INDEX "consents_of_parent" ON "consents" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "consents_of_parent_email" ON "consents" USING btree ("parent_email") WHERE "consents"."parent_email" <> '';--> statement-breakpoint
CREATE UNIQUE INDEX "consents_one_open" ON "consents" USING btree ("student_id","given_by","notice_version") WHERE "consents"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "parent_requests_of_student" ON "parent_requests" USING btree ("student_id","created_at");--> statement-breakpoint
CREATE INDEX "parent_requests_of_email" ON "parent_requests" USING btree ("email_key","created_at");--> statement-breakpoint
CREATE INDEX "parent_requests_of_consent" ON "parent_requests" USING btree ("consent_id");--> statement-breakpoint
CREATE INDEX "parent_requests_by_expiry" ON "parent_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "notice_deliveries_one_letter" ON "notice_deliveries" USING btree ("letter_kind","letter_id") WHERE "notice_deliveries"."letter_id" is not null;--> statement-breakpoint
ALTER TABLE "notice_deliveries" ADD CONSTRAINT "notice_deliveries_one_content" CHECK (num_nonnulls("notice_deliveries"."notice_id", "notice_deliveries"."digest_day", "notice_deliveries"."letter_id") = 1);--> statement-breakpoint
ALTER TABLE "notice_deliveries" ADD CONSTRAINT "notice_deliveries_letter_or_student" CHECK (("notice_deliveries"."letter_id" is null) = ("notice_deliveries"."letter_kind" is null) and ("notice_deliveries"."letter_id" is not null or "notice_deliveries"."student_id" is not null));--> statement-breakpoint
-- the ledger is append-only: a consent can be withdrawn once, and the erasure of a parent's account removes its id
CREATE FUNCTION "refuse_consent_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(new) - '{withdrawn_at,withdrawn_by,parent_id}'::text[]
      IS DISTINCT FROM to_jsonb(old) - '{withdrawn_at,withdrawn_by,parent_id}'::text[]
    OR (old.withdrawn_at IS NOT NULL
      AND (new.withdrawn_at, new.withdrawn_by) IS DISTINCT FROM (old.withdrawn_at, old.withdrawn_by))
    OR (new.parent_id IS NOT NULL AND new.parent_id IS DISTINCT FROM old.parent_id) THEN
    RAISE EXCEPTION 'the ledger of consents cannot be changed';
  END IF;
  RETURN new;
END
$$;--> statement-breakpoint
CREATE TRIGGER "consents_append_only" BEFORE UPDATE ON "consents"
  FOR EACH ROW EXECUTE FUNCTION "refuse_consent_change"();
