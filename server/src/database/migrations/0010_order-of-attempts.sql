ALTER TABLE "attempts" ADD COLUMN "question_order" smallint[];--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "option_orders" integer[];