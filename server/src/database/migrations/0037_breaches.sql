CREATE TABLE "breaches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"odia" jsonb NOT NULL,
	"recipient_ids" uuid[],
	"sent_at" timestamp with time zone NOT NULL,
	"sent_by" text NOT NULL
);
