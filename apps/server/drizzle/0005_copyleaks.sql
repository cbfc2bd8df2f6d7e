CREATE TABLE "copyleaks_pieces" (
	"scan_id" text NOT NULL,
	"export_id" text NOT NULL,
	"name" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "copyleaks_pieces_scan_id_export_id_name_pk" PRIMARY KEY("scan_id","export_id","name")
);
--> statement-breakpoint
CREATE TABLE "copyleaks_scans" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"text_hash" text NOT NULL,
	"state" text NOT NULL,
	"claimed_until" timestamp with time zone,
	"summary" text,
	"export_id" text,
	"matches" text,
	"authorship" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plagiarism_checks" ADD COLUMN "fixed_hash" text;--> statement-breakpoint
ALTER TABLE "plagiarism_checks" ADD COLUMN "fix_retry_hash" text;--> statement-breakpoint
ALTER TABLE "copyleaks_pieces" ADD CONSTRAINT "copyleaks_pieces_scan_id_copyleaks_scans_id_fk" FOREIGN KEY ("scan_id") REFERENCES "public"."copyleaks_scans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copyleaks_scans" ADD CONSTRAINT "copyleaks_scans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "copyleaks_pieces_created" ON "copyleaks_pieces" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "copyleaks_scans_text" ON "copyleaks_scans" USING btree ("text_hash") WHERE "copyleaks_scans"."state" <> 'failed';--> statement-breakpoint
CREATE INDEX "copyleaks_scans_user" ON "copyleaks_scans" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "copyleaks_scans_created" ON "copyleaks_scans" USING btree ("created_at");