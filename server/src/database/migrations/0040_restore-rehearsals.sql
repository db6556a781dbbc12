CREATE TABLE "restore_rehearsals" (
	"backup" text PRIMARY KEY NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"failure" text,
	"message" text,
	"tables" integer,
	"rows" bigint,
	"files" integer,
	"lost_files" integer
);
