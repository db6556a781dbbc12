CREATE TABLE "notice_broadcasts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"cause" text NOT NULL,
	"audience" text NOT NULL,
	"audience_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_student_id" uuid,
	"total" integer DEFAULT 0 NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "notice_broadcasts_cause_unique" UNIQUE("cause")
);
--> statement-breakpoint
CREATE TABLE "notice_channels" (
	"channel" text PRIMARY KEY NOT NULL,
	"per_minute" integer NOT NULL,
	"tokens" double precision NOT NULL,
	"refilled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notice_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"notice_id" uuid,
	"digest_day" date,
	"state" text DEFAULT 'waiting' NOT NULL,
	"not_before" timestamp with time zone NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"last_error" text,
	"finished_at" timestamp with time zone,
	CONSTRAINT "notice_deliveries_notice_or_digest" CHECK (num_nonnulls("notice_deliveries"."notice_id", "notice_deliveries"."digest_day") = 1),
	CONSTRAINT "notice_deliveries_finished_has_time" CHECK (("notice_deliveries"."state" = 'waiting') = ("notice_deliveries"."finished_at" is null))
);
--> statement-breakpoint
CREATE TABLE "notice_settings" (
	"student_id" uuid NOT NULL,
	"group" text NOT NULL,
	"channel" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notice_settings_student_id_group_channel_pk" PRIMARY KEY("student_id","group","channel")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid,
	"admin_id" uuid,
	"kind" text NOT NULL,
	"data" jsonb NOT NULL,
	"cause" text NOT NULL,
	"is_in_app" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "notices_one_person" CHECK (num_nonnulls("notices"."student_id", "notices"."admin_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "push_subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"student_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_subscriptions_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
ALTER TABLE "notice_deliveries" ADD CONSTRAINT "notice_deliveries_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_settings" ADD CONSTRAINT "notice_settings_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_admin_id_admins_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."admins"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_student_id_students_id_fk" FOREIGN KEY ("student_id") REFERENCES "public"."students"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_subscriptions" ADD CONSTRAINT "push_subscriptions_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notice_broadcasts_unfinished" ON "notice_broadcasts" USING btree ("created_at") WHERE "notice_broadcasts"."finished_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notice_deliveries_one_digest" ON "notice_deliveries" USING btree ("student_id","channel","digest_day") WHERE "notice_deliveries"."digest_day" is not null;--> statement-breakpoint
CREATE INDEX "notice_deliveries_of_student" ON "notice_deliveries" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "notice_deliveries_waiting" ON "notice_deliveries" USING btree ("channel","not_before") WHERE "notice_deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "notice_deliveries_finished" ON "notice_deliveries" USING btree ("finished_at") WHERE "notice_deliveries"."state" <> 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once_for_student" ON "notices" USING btree ("student_id","cause") WHERE "notices"."student_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once_for_admin" ON "notices" USING btree ("admin_id","cause") WHERE "notices"."admin_id" is not null;--> statement-breakpoint
CREATE INDEX "notices_by_age" ON "notices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_subscriptions_of_student" ON "push_subscriptions" USING btree ("student_id");--> statement-breakpoint
CREATE INDEX "push_subscriptions_of_session" ON "push_subscriptions" USING btree ("session_id");