#!/bin/sh
# One database for each service; none can read another's by accident of configuration.
mysql --user=root --password="$MYSQL_ROOT_PASSWORD" <<SQL
CREATE DATABASE IF NOT EXISTS identity CHARACTER SET utf8mb4;
CREATE DATABASE IF NOT EXISTS store CHARACTER SET utf8mb4;
CREATE DATABASE IF NOT EXISTS learning CHARACTER SET utf8mb4;
CREATE DATABASE IF NOT EXISTS blog CHARACTER SET utf8mb4;
CREATE DATABASE IF NOT EXISTS tools CHARACTER SET utf8mb4;
CREATE DATABASE IF NOT EXISTS admin CHARACTER SET utf8mb4;
GRANT ALL ON identity.* TO '$MYSQL_USER'@'%';
GRANT ALL ON store.* TO '$MYSQL_USER'@'%';
GRANT ALL ON learning.* TO '$MYSQL_USER'@'%';
GRANT ALL ON blog.* TO '$MYSQL_USER'@'%';
GRANT ALL ON tools.* TO '$MYSQL_USER'@'%';
GRANT ALL ON admin.* TO '$MYSQL_USER'@'%';
SQL
