CREATE TABLE "admin_invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"role" text NOT NULL,
	"needs_review" boolean NOT NULL,
	"note" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "admin_invites_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "admin_invites_role_known" CHECK ("admin_invites"."role" in ('owner', 'author', 'reviewer', 'support'))
);
--> statement-breakpoint
DROP INDEX "audit_newest";--> statement-breakpoint
ALTER TABLE "audit" ADD COLUMN "course_id" uuid;--> statement-breakpoint
ALTER TABLE "admin_invites" ADD CONSTRAINT "admin_invites_created_by_admins_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_of_course" ON "audit" USING btree ("course_id","at");--> statement-breakpoint
CREATE INDEX "audit_of_actor" ON "audit" USING btree ("actor","at","id");--> statement-breakpoint
CREATE INDEX "audit_of_action" ON "audit" USING btree ("action","at","id");--> statement-breakpoint
CREATE INDEX "audit_of_actor_and_action" ON "audit" USING btree ("actor","action","at","id");--> statement-breakpoint
CREATE INDEX "audit_newest" ON "audit" USING btree ("at","id");--> statement-breakpoint
-- the application can add to the audit log, and can neither change nor remove what is in it
CREATE FUNCTION "refuse_audit_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the audit log cannot be changed';
END
$$;--> statement-breakpoint
CREATE TRIGGER "audit_is_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_audit_change"();
