CREATE TABLE "stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment_objects" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"customer_id" text,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"user_id" text PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"checkout_session_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "revenue_cache" (
	"id" text PRIMARY KEY NOT NULL,
	"active_subscriptions" integer DEFAULT 0 NOT NULL,
	"active_pro" integer DEFAULT 0 NOT NULL,
	"active_pro5k" integer DEFAULT 0 NOT NULL,
	"ending_subscriptions" integer DEFAULT 0 NOT NULL,
	"canceled_subscriptions" integer DEFAULT 0 NOT NULL,
	"estimated_monthly" bigint DEFAULT 0 NOT NULL,
	"estimated_total" bigint DEFAULT 0 NOT NULL,
	"recurring_monthly" bigint DEFAULT 0 NOT NULL,
	"collected_total" bigint DEFAULT 0 NOT NULL,
	"refunded_total" bigint DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"reconciled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "stripe_charges" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"customer_id" text NOT NULL,
	"amount" integer NOT NULL,
	"amount_refunded" integer DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stripe_subscriptions" DROP CONSTRAINT "stripe_subscriptions_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "stripe_subscriptions" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "stripe_subscriptions" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "stripe_subscriptions" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_charges" ADD CONSTRAINT "stripe_charges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stripe_events_waiting" ON "stripe_events" USING btree ("received_at") WHERE "stripe_events"."processed_at" is null;--> statement-breakpoint
CREATE INDEX "stripe_events_processed" ON "stripe_events" USING btree ("processed_at");--> statement-breakpoint
CREATE INDEX "sandbox_payment_objects_customer" ON "sandbox_payment_objects" USING btree ("customer_id","kind");--> statement-breakpoint
CREATE INDEX "sandbox_payment_objects_kind" ON "sandbox_payment_objects" USING btree ("kind","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_customers_customer" ON "payment_customers" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "stripe_charges_created" ON "stripe_charges" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stripe_charges_customer" ON "stripe_charges" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "stripe_subscriptions" ADD CONSTRAINT "stripe_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stripe_subscriptions_ended" ON "stripe_subscriptions" USING btree ("ended_at");