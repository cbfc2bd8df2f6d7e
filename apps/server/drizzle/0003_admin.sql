CREATE TABLE "admin_audit" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"admin_id" text NOT NULL,
	"admin_email" text NOT NULL,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "daily_counts" (
	"metric" text NOT NULL,
	"day" date NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "daily_counts_metric_day_pk" PRIMARY KEY("metric","day")
);
--> statement-breakpoint
CREATE TABLE "row_totals" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_versions" (
	"topic" text PRIMARY KEY NOT NULL,
	"version" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_logs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"route" text NOT NULL,
	"status" smallint NOT NULL,
	"duration_ms" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_stats" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"bucket" smallint NOT NULL,
	"requests" integer NOT NULL,
	"refused" integer NOT NULL,
	"failed" integer NOT NULL,
	CONSTRAINT "request_stats_day_kind_bucket_pk" PRIMARY KEY("day","kind","bucket")
);
--> statement-breakpoint
DROP INDEX "share_events_platform";--> statement-breakpoint
CREATE INDEX "admin_audit_created" ON "admin_audit" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "request_logs_created" ON "request_logs" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "request_logs_failed" ON "request_logs" USING btree ("created_at","id") WHERE "request_logs"."status" >= 400;--> statement-breakpoint
CREATE INDEX "user_feedback_status" ON "user_feedback" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "share_events_sessions" ON "share_events" USING btree ("platform","session_id");--> statement-breakpoint
CREATE INDEX "share_events_users" ON "share_events" USING btree ("platform","user_id");--> statement-breakpoint
CREATE INDEX "stripe_subscriptions_created" ON "stripe_subscriptions" USING btree ("created_at");