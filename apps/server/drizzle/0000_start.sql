CREATE TABLE "auth_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"flow_hash" text NOT NULL,
	"session_id" text NOT NULL,
	"return_to" text,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"issuer" text,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_metadata" (
	"user_id" text PRIMARY KEY NOT NULL,
	"last_login" timestamp with time zone NOT NULL,
	"is_paid" boolean DEFAULT false NOT NULL,
	"keep_history" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "plagiarism_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"fixed_text" text,
	"similarity_score" integer NOT NULL,
	"ai_score" integer,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "text_cleanups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text,
	"ip_address" text DEFAULT '' NOT NULL,
	"feature" text NOT NULL,
	"session_id" uuid,
	"cleaned_text" text,
	"removed_character_count" integer DEFAULT 0 NOT NULL,
	"source" text DEFAULT 'site' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "text_cleanups_feature" CHECK ("text_cleanups"."feature" in ('basic', 'statistical')),
	CONSTRAINT "text_cleanups_no_address" CHECK ("text_cleanups"."ip_address" = ''),
	CONSTRAINT "text_cleanups_no_anonymous_text" CHECK ("text_cleanups"."user_id" is not null or "text_cleanups"."cleaned_text" is null)
);
--> statement-breakpoint
CREATE TABLE "user_cleanup_counts" (
	"user_id" text PRIMARY KEY NOT NULL,
	"basic_cleanups" integer DEFAULT 0 NOT NULL,
	"statistical_cleanups" integer DEFAULT 0 NOT NULL,
	"cleanups_kept" integer DEFAULT 0 NOT NULL,
	"checks_kept" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feature_flags" (
	"name" text PRIMARY KEY NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"message" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_counts" (
	"subject" text NOT NULL,
	"feature" text NOT NULL,
	"period" text NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "usage_counts_subject_feature_period_pk" PRIMARY KEY("subject","feature","period")
);
--> statement-breakpoint
CREATE TABLE "work_units" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"retry_hash" text,
	"feature" text NOT NULL,
	"charges" jsonb NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "work_units_retry_hash_unique" UNIQUE("retry_hash")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"full_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"platform" text NOT NULL,
	"user_id" text,
	"session_id" uuid,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stripe_subscriptions" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"status" text NOT NULL,
	"plan" text NOT NULL,
	"cancel_at_period_end" boolean DEFAULT false NOT NULL,
	"current_period_end" integer,
	"payment_method_brand" text,
	"payment_method_last4" text,
	"canceled_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "auth_codes" ADD CONSTRAINT "auth_codes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_metadata" ADD CONSTRAINT "user_metadata_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plagiarism_checks" ADD CONSTRAINT "plagiarism_checks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_cleanups" ADD CONSTRAINT "text_cleanups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_cleanup_counts" ADD CONSTRAINT "user_cleanup_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_feedback" ADD CONSTRAINT "user_feedback_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_events" ADD CONSTRAINT "share_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stripe_subscriptions" ADD CONSTRAINT "stripe_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identities_provider_account" ON "identities" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "users_created" ON "users" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verifications_expiry" ON "verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "plagiarism_checks_history" ON "plagiarism_checks" USING btree ("user_id","created_at","id") WHERE "plagiarism_checks"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "plagiarism_checks_created" ON "plagiarism_checks" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "plagiarism_checks_deleted" ON "plagiarism_checks" USING btree ("deleted_at") WHERE "plagiarism_checks"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "text_cleanups_session" ON "text_cleanups" USING btree ("session_id","feature","created_at");--> statement-breakpoint
CREATE INDEX "text_cleanups_history" ON "text_cleanups" USING btree ("user_id","created_at","id") WHERE "text_cleanups"."deleted_at" is null and "text_cleanups"."cleaned_text" is not null;--> statement-breakpoint
CREATE INDEX "text_cleanups_created" ON "text_cleanups" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "text_cleanups_deleted" ON "text_cleanups" USING btree ("deleted_at") WHERE "text_cleanups"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "user_feedback_created" ON "user_feedback" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "user_feedback_user" ON "user_feedback" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "work_units_running" ON "work_units" USING btree ("created_at") WHERE "work_units"."state" = 'running';--> statement-breakpoint
CREATE INDEX "work_units_created" ON "work_units" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "rate_limits_full_at" ON "rate_limits" USING btree ("full_at");--> statement-breakpoint
CREATE INDEX "share_events_created" ON "share_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "share_events_platform" ON "share_events" USING btree ("platform");--> statement-breakpoint
CREATE INDEX "stripe_subscriptions_user" ON "stripe_subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "stripe_subscriptions_status" ON "stripe_subscriptions" USING btree ("status");--> statement-breakpoint
CREATE INDEX "stripe_subscriptions_customer" ON "stripe_subscriptions" USING btree ("customer_id");