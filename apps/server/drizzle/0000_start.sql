CREATE TABLE "text_cleanups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"ip_address" text DEFAULT '' NOT NULL,
	"feature" text NOT NULL,
	"session_id" uuid,
	"cleaned_text" text,
	"removed_character_count" integer DEFAULT 0 NOT NULL,
	"source" text DEFAULT 'site' NOT NULL,
	"retry_hash" text,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "text_cleanups_feature" CHECK ("text_cleanups"."feature" in ('basic', 'statistical')),
	CONSTRAINT "text_cleanups_no_address" CHECK ("text_cleanups"."ip_address" = ''),
	CONSTRAINT "text_cleanups_no_anonymous_text" CHECK ("text_cleanups"."user_id" is not null or "text_cleanups"."cleaned_text" is null)
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"full_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "text_cleanups_retry_hash" ON "text_cleanups" USING btree ("retry_hash");--> statement-breakpoint
CREATE INDEX "text_cleanups_retry_age" ON "text_cleanups" USING btree ("created_at") WHERE "text_cleanups"."retry_hash" is not null;--> statement-breakpoint
CREATE INDEX "text_cleanups_session" ON "text_cleanups" USING btree ("session_id","feature");--> statement-breakpoint
CREATE INDEX "text_cleanups_user" ON "text_cleanups" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_full_at" ON "rate_limits" USING btree ("full_at");