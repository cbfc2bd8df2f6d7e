CREATE TABLE "mail_notices" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"address" text,
	"notice" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "stripe_subscriptions" ADD COLUMN "next_payment_attempt" integer;--> statement-breakpoint
ALTER TABLE "stripe_subscriptions" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "stripe_subscriptions" ADD COLUMN "leaving_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mail_notices" ADD CONSTRAINT "mail_notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_notices_waiting" ON "mail_notices" USING btree ("created_at") WHERE "mail_notices"."sent_at" is null;