CREATE TABLE "former_usage" (
	"address_hash" text NOT NULL,
	"feature" text NOT NULL,
	"used" integer NOT NULL,
	"deleted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "former_usage_address_hash_feature_pk" PRIMARY KEY("address_hash","feature")
);
--> statement-breakpoint
ALTER TABLE "text_cleanups" ADD COLUMN "removed_kinds" jsonb;--> statement-breakpoint
ALTER TABLE "text_cleanups" ADD COLUMN "changed_wordings" integer;--> statement-breakpoint
CREATE INDEX "former_usage_deleted" ON "former_usage" USING btree ("deleted_at");