CREATE TABLE "newsletter_subscribers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"request_id" uuid,
	"requested_at" timestamp with time zone NOT NULL,
	"client_hash" text NOT NULL,
	"confirmations" smallint NOT NULL,
	"confirmations_since" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_subscribers_email_unique" UNIQUE("email"),
	CONSTRAINT "newsletter_subscribers_request_id_unique" UNIQUE("request_id"),
	CONSTRAINT "newsletter_subscribers_lower_case" CHECK ("newsletter_subscribers"."email" = lower("newsletter_subscribers"."email"))
);
--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_search" ON "newsletter_subscribers" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_newest" ON "newsletter_subscribers" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_of_client" ON "newsletter_subscribers" USING btree ("client_hash","requested_at");--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_subscribed" ON "newsletter_subscribers" USING btree ("id") WHERE "newsletter_subscribers"."state" = 'subscribed';--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_unwanted" ON "newsletter_subscribers" USING btree ("since") WHERE "newsletter_subscribers"."state" <> 'subscribed';