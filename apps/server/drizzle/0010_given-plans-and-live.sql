CREATE TABLE "given_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"plan" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"taken_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "given_plans" ADD CONSTRAINT "given_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "given_plans_in_force" ON "given_plans" USING btree ("user_id") WHERE "given_plans"."taken_at" is null;--> statement-breakpoint
CREATE INDEX "given_plans_user" ON "given_plans" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "admin_audit_target" ON "admin_audit" USING btree ("target","created_at");--> statement-breakpoint
CREATE INDEX "users_email_beginning" ON "users" USING btree ("email" collate "C");--> statement-breakpoint
CREATE INDEX "plagiarism_checks_user" ON "plagiarism_checks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "text_cleanups_user" ON "text_cleanups" USING btree ("user_id","created_at") WHERE "text_cleanups"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "stripe_charges_user" ON "stripe_charges" USING btree ("user_id","created_at");
--> statement-breakpoint
-- For who writes in batches and knows better than a trigger whether anybody should look again.
CREATE FUNCTION tell_topic(told text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO live_versions (topic, version) VALUES (told, 1)
  ON CONFLICT (topic) DO UPDATE SET version = live_versions.version + 1;
  PERFORM pg_notify('cleanpaste_live', told);
END $$;
--> statement-breakpoint
CREATE TRIGGER text_cleanups_told AFTER INSERT OR UPDATE OR DELETE ON text_cleanups
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint
CREATE TRIGGER plagiarism_checks_told AFTER INSERT OR DELETE ON plagiarism_checks
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint
CREATE TRIGGER users_told AFTER INSERT OR DELETE ON users
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint
CREATE TRIGGER stripe_subscriptions_told AFTER INSERT OR UPDATE OR DELETE ON stripe_subscriptions
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint
CREATE TRIGGER stripe_charges_told AFTER INSERT OR UPDATE OR DELETE ON stripe_charges
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint
CREATE TRIGGER given_plans_told AFTER INSERT OR UPDATE OR DELETE ON given_plans
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
--> statement-breakpoint
CREATE TRIGGER admin_audit_told AFTER INSERT ON admin_audit
  FOR EACH STATEMENT EXECUTE FUNCTION tell_change();
