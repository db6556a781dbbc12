CREATE UNLOGGED TABLE "call_counts" (
	"caller" text NOT NULL,
	"window" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "call_counts_caller_window_pk" PRIMARY KEY("caller","window")
);
--> statement-breakpoint
CREATE INDEX "call_counts_by_window" ON "call_counts" USING btree ("window");