param([ValidateRange(2021, 2026)][int]$RevitVersion = 2025)
$ErrorActionPreference = 'Stop'
$bundle = Join-Path $PSScriptRoot 'HeadroomCheck.bundle'
dotnet build (Join-Path $PSScriptRoot 'source') -c Release -p:RevitVersion=$RevitVersion -o (Join-Path $bundle 'Contents')
if ($LASTEXITCODE -ne 0) { throw 'The build failed: see the messages above.' }
$target = Join-Path $env:APPDATA 'Autodesk\ApplicationPlugins'
New-Item -ItemType Directory -Force $target | Out-Null
Copy-Item $bundle $target -Recurse -Force
Write-Host "Installed for Revit $RevitVersion. Start Revit: Add-Ins, External Tools."
